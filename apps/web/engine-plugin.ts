import type { Plugin } from 'vite';

/** Where in a build the engine of physics lies, and how large it is unpacked: a page that waits for it shows how far it is. */
export function engine(module: string): Plugin {
  return {
    name: 'bande-engine',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunk = Object.values(bundle).find(
        (part) => part.type === 'chunk' && part.moduleIds.some((id) => id.includes(module)),
      );
      if (chunk?.type !== 'chunk') return;
      const source = JSON.stringify({ file: `/${chunk.fileName}`, bytes: Buffer.byteLength(chunk.code) });
      this.emitFile({ type: 'asset', fileName: 'engine.json', source });
    },
  };
}
