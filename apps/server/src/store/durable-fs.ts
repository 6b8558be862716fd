import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface FsNode {
  readonly parent: FsNode;
}
interface FsStream {
  readonly node: FsNode;
  readonly nfd: number;
}
type Rest = readonly unknown[];
/** What is used here of Emscripten's bridge to Node's files. Every file and folder is one node as long as it lives. */
interface Bridge {
  realPath(node: FsNode): string;
  tryFSOperation<T>(work: () => T): T;
  readonly node_ops: NodeOps;
  readonly stream_ops: StreamOps;
}
interface NodeOps {
  mknod: (parent: FsNode, ...rest: Rest) => unknown;
  unlink: (parent: FsNode, ...rest: Rest) => unknown;
  rmdir: (parent: FsNode, ...rest: Rest) => unknown;
  rename: (node: FsNode, to: FsNode, ...rest: Rest) => unknown;
  setattr: (node: FsNode, ...rest: Rest) => unknown;
}
interface StreamOps {
  write: (stream: FsStream, ...rest: Rest) => unknown;
  setattr: (stream: FsStream, ...rest: Rest) => unknown;
  fsync?: (stream: FsStream) => number;
}
type Init = NodeFS['init'];

/**
 * PGlite's files on the disk, with what its own bridge leaves out: there `fsync` does nothing. Here it returns when the file is on the disk, and
 * with it every name that was given, changed or taken away before: a file is no use without its name. What was there at the start must be
 * on the disk already (`syncTree`): after a fall PostgreSQL syncs a thousand files one by one, and only those it has written take time.
 */
export class DurableFS extends NodeFS {
  override async init(...[pg, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pg, options);
    type Module = Parameters<NonNullable<typeof emscriptenOpts.preRun>[number]>[0];
    const syncing = (module: Module): void => sync((module as unknown as { readonly NODEFS: Bridge }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncing] } };
  }
}

function sync(bridge: Bridge): void {
  const [files, folders] = [new Set<FsNode>(), new Set<string>()];
  noteWrites(bridge, (file) => files.add(file));
  noteNames(bridge.node_ops, (folder) => folders.add(bridge.realPath(folder)));
  bridge.stream_ops.fsync = ({ node, nfd }) => {
    bridge.tryFSOperation(() => {
      // Content and length; times may be lost.
      if (files.has(node)) fdatasyncSync(nfd);
      for (const folder of folders) syncFolder(folder);
    });
    files.delete(node);
    folders.clear();
    return 0;
  };
}

function noteWrites({ node_ops: nodes, stream_ops: streams }: Bridge, noted: (file: FsNode) => unknown): void {
  for (const op of ['write', 'setattr'] as const) {
    const plain = streams[op];
    streams[op] = (stream, ...rest) => {
      noted(stream.node);
      return plain(stream, ...rest);
    };
  }
  const { setattr } = nodes;
  nodes.setattr = (node, ...rest) => {
    noted(node);
    return setattr(node, ...rest);
  };
}

function noteNames(ops: NodeOps, noted: (folder: FsNode) => unknown): void {
  for (const op of ['mknod', 'unlink', 'rmdir'] as const) {
    const plain = ops[op];
    ops[op] = (parent, ...rest) => {
      noted(parent);
      return plain(parent, ...rest);
    };
  }
  const { rename } = ops;
  ops.rename = (node, to, ...rest) => {
    noted(node.parent);
    noted(to);
    return rename(node, to, ...rest);
  };
}

/** Windows has no such thing, and needs none. A folder that is gone needs none either: that it is gone stands in the one above. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  let fd: number;
  try {
    fd = openSync(folder, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
