// nginx as the remote cache needs it: files put and got through the DAV module, and the njs module for status codes.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Finding, missing, present } from './finding.ts';
import { withScratch } from './scratch.ts';
import { complaintOf, isAbsent, tryTool } from './try-tool.ts';

const configIn = (folder: string): string => `
load_module /usr/lib/nginx/modules/ngx_http_js_module.so;
pid ${folder}/pid;
error_log stderr;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen unix:${folder}/socket;
    root ${folder};
    dav_methods PUT;
  }
}
`;

/** Loads a configuration with both modules and binds its socket (`nginx -t` does both). */
export function probeNginx(): Promise<Finding> {
  return withScratch(async (folder) => {
    const config = join(folder, 'nginx.conf');
    await writeFile(config, configIn(folder));
    const run = await tryTool('nginx', ['-t', '-p', folder, '-c', config]);
    if (isAbsent(run)) return missing('no `nginx` on the PATH');
    if (run.status !== 0) {
      const js = run.stderr.includes('ngx_http_js_module');
      return missing(js ? 'nginx without its js module (libnginx-mod-http-js)' : `nginx: ${complaintOf(run)}`);
    }
    const version = await tryTool('nginx', ['-v']);
    return present(`${version.stderr.trim()}, with js and dav modules`);
  });
}
