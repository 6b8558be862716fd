import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How a package that carries its wasm as text starts it: `base64.toByteArray("AGFzbQ…").buffer`. The letters are the first bytes of every wasm. */
const AS_TEXT = /[\w$]+\.toByteArray\("(AGFzbQ[\w+/]+=*)"\)\.buffer/g;

/**
 * Takes the wasm out of the script of `library` and puts it into a file of its own, byte for byte what the library would have unpacked. The script asks `door`
 * of the app for the compiled module instead, and is told where the file lies and how large it is. Pages and workers are built apart: both need it.
 * Where the library is no longer shaped like this, nothing is built.
 */
export function engine(library: string, door: string): Plugin {
  let opened = '';
  return {
    name: 'bande-engine',
    apply: 'build',
    configResolved: ({ root }) => void (opened = join(root, door)),
    transform: {
      filter: { id: new RegExp(`/node_modules/${library}/`) },
      handler(code, id) {
        const [found, ...more] = code.matchAll(AS_TEXT);
        if (found?.[1] === undefined || more.length > 0) return this.error(`not one wasm as text in ${id}`);
        const source = Buffer.from(found[1], 'base64');
        const file = this.emitFile({ type: 'asset', name: 'engine.wasm', source });
        const asked = `compiledEngine({ address: import.meta.ROLLUP_FILE_URL_${file}, bytes: ${source.length} })`;
        const imported = `import { compiledEngine } from ${JSON.stringify(opened)};\n`;
        return { code: imported + code.replace(found[0], () => asked), map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        if (part.type === 'chunk' && part.code.includes('AGFzbQ'))
          this.error(`${part.fileName} carries a wasm as text: what brings it along?`);
    },
  };
}
