// The half of the remote cache that nginx has no words for; run by its njs module, not by Node. An entry is put once: the
// whole body lies in a file when this is called, and becomes the entry by one rename. Nothing here waits, so of two uploads
// of one hash the one that is whole first stays, however slow the other was.
// biome-ignore lint/style/useNodejsImportProtocol: njs knows no name that begins with `node:`
import fs from 'fs';

function put(r) {
  if (r.method !== 'PUT') return r.return(405);
  const body = r.variables.request_body_file;
  if (!body || fs.statSync(body).size === 0) return r.return(400);
  const entry = r.variables.request_filename;
  if (exists(entry)) return r.return(409);
  fs.renameSync(body, entry);
  return r.return(200);
}

function exists(path) {
  try {
    fs.accessSync(path);
    return true;
    // biome-ignore lint/correctness/noUnusedVariables: njs has no `catch` without a name
  } catch (e) {
    return false;
  }
}

export default { put };
