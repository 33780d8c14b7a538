// Which files are modules, what stands beside one, and the modules that one names, from its bytes.
import { importsOf, type NamedModule } from './imports-of.ts';
import { type ImportResult, refuseImport } from './refusals.ts';

/** Whether a path is that of a module, whose imports are followed. */
export const isModulePath = (path: string): boolean => kindOf(path) === 'module';

/** A module, a form of module that is not read, or no module. */
export function kindOf(path: string): 'module' | 'unsupported' | 'other' {
  if (/\.m?[jt]s$/.test(path)) return 'module';
  return /\.(?:c[jt]s|[jt]sx|node|wasm)$/.test(path) ? 'unsupported' : 'other';
}

/** The declarations that may stand beside a script, or undefined. */
export const companionOf = (path: string): string | undefined =>
  /\.m?js$/.test(path) ? path.replace(/\.(m?)js$/, '.d.$1ts') : undefined;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The modules that a source names; an open one may also import what no literal names. */
export function modulesIn(path: string, bytes: Uint8Array, isOpen: boolean): ImportResult<readonly NamedModule[]> {
  let source: string;
  try {
    source = utf8.decode(bytes);
  } catch {
    return refuseImport('import.not-utf8', path, { expected: 'a source in UTF-8' });
  }
  return importsOf(path, source, { passUnnamed: isOpen });
}
