import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { runnerImport } from 'vite';
import { isNode, nameOf, type SyntaxNode } from '../syntax.ts';
import { listTree, readTree, repoRoot } from '../tree.ts';

export interface Answer {
  /** A part of an answer is an answer: `byHand.key`. */
  readonly name: string;
  readonly optional: boolean;
}

type Interfaces = ReadonlyMap<string, SyntaxNode>;

function interfacesOf(folder: string): Interfaces {
  const found = new Map<string, SyntaxNode>();
  for (const { path, text } of readTree([`${folder}/**/*.ts`]))
    for (const node of parseSync(path, text).program.body) {
      const said = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (said?.type === 'TSInterfaceDeclaration') found.set(said.id.name, said as unknown as SyntaxNode);
    }
  return found;
}

const listIn = (node: unknown, field: string): readonly SyntaxNode[] =>
  isNode(node) && Array.isArray(node[field]) ? (node[field] as readonly SyntaxNode[]) : [];

/** The answers of a contract, those of the interfaces that it extends among them. */
export function answersOf(name: string, interfaces: Interfaces): readonly Answer[] {
  const node = interfaces.get(name);
  const inherited = listIn(node, 'extends').flatMap((one) => answersOf(nameOf(one['expression']) ?? '', interfaces));
  return [...inherited, ...listIn(node?.['body'], 'body').flatMap((member) => answersAt(member))];
}

function answersAt(member: SyntaxNode): readonly Answer[] {
  const name = nameOf(member['key']);
  if (name === undefined) return [];
  const annotation = member['typeAnnotation'];
  const type = isNode(annotation) ? annotation['typeAnnotation'] : undefined;
  const parts = isNode(type) && type.type === 'TSTypeLiteral' ? listIn(type, 'members') : [];
  return [
    { name, optional: member['optional'] === true },
    ...parts.flatMap(answersAt).map((part) => ({ name: `${name}.${part.name}`, optional: part.optional })),
  ];
}

const hasAnswer = (view: object, name: string): boolean => {
  let at: unknown = view;
  for (const key of name.split('.')) at = (at as Readonly<Record<string, unknown>> | undefined)?.[key];
  return at !== undefined;
};

async function viewsHere(): Promise<readonly object[]> {
  const files = listTree(['packages/games/src/*/view/index.ts']);
  const load = async (path: string): Promise<object> => {
    const { module } = await runnerImport<{ readonly view: object }>(join(repoRoot, path), { configFile: false });
    return module.view;
  };
  return Promise.all(files.map(load));
}

export interface Contract {
  readonly members: number;
  readonly answers: number;
  readonly optional: number;
  readonly byOne: readonly string[];
  readonly byNone: readonly string[];
}

export async function contractHere(): Promise<Contract> {
  const answers = answersOf('GameView', interfacesOf('packages/stage/src'));
  const views = await viewsHere();
  const givenBy = (count: number): readonly string[] =>
    answers.map(({ name }) => name).filter((name) => views.filter((view) => hasAnswer(view, name)).length === count);
  return {
    members: answers.filter(({ name }) => !name.includes('.')).length,
    answers: answers.length,
    optional: answers.filter(({ optional }) => optional).length,
    byOne: givenBy(1),
    byNone: givenBy(0),
  };
}
