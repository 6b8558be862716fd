import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { runnerImport } from 'vite';
import { isNode, nameOf, sitesBelow, type SyntaxNode } from '../syntax.ts';
import { listTree, readTree, repoRoot } from '../tree.ts';

/**
 * What a contract asks for, wherever it stands: its members, the parts of a member that are written out in place, the fields of a look (`CallLook`), and
 * whatever is a function in the data that it is given (`Hint.when`). Other data are figures, however many.
 */
interface Answer {
  /** A part is named with what it is a part of: `byHand.key`. */
  readonly name: string;
  readonly optional: boolean;
}

/** Interfaces and other names of types. */
type Types = ReadonlyMap<string, SyntaxNode>;

function typesOf(folder: string): Types {
  const found = new Map<string, SyntaxNode>();
  for (const { path, text } of readTree([`${folder}/**/*.ts`]))
    for (const node of parseSync(path, text).program.body) {
      const said = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      if (said?.type === 'TSInterfaceDeclaration' || said?.type === 'TSTypeAliasDeclaration')
        found.set(said.id.name, said as unknown as SyntaxNode);
    }
  return found;
}

const listIn = (node: unknown, field: string): readonly SyntaxNode[] =>
  isNode(node) && Array.isArray(node[field]) ? (node[field] as readonly SyntaxNode[]) : [];

/** The answers of a contract, those of the interfaces that it extends among them; what is reached twice is asked once. */
export function answersOf(name: string, types: Types, asked: Set<string> = new Set([name])): readonly Answer[] {
  const node = types.get(name);
  const inherited = listIn(node, 'extends').flatMap((one) => answersOf(nameOf(one['expression']) ?? '', types, asked));
  return [...inherited, ...membersOf(node).flatMap((member) => answersAt(member, types, asked))];
}

const membersOf = (node: unknown): readonly SyntaxNode[] => (isNode(node) ? listIn(node['body'], 'body') : []);
const inside = (name: string, parts: readonly Answer[]): readonly Answer[] =>
  parts.map((part) => ({ name: `${name}.${part.name}`, optional: part.optional }));

/** A member, or the parts that stand for it. */
function answersAt(member: SyntaxNode, types: Types, asked: Set<string>): readonly Answer[] {
  const name = nameOf(member['key']);
  if (name === undefined) return [];
  const { isGroup, parts } = partsOf(given(member), types, asked);
  return [...(isGroup ? [] : [{ name, optional: member['optional'] === true }]), ...inside(name, parts)];
}

/** What a property is, or what a function gives: what it is told is no answer. */
function given(member: SyntaxNode): unknown {
  const annotation = member['returnType'] ?? member['typeAnnotation'];
  const type = isNode(annotation) ? annotation['typeAnnotation'] : undefined;
  return isNode(type) && type.type === 'TSFunctionType' ? given(type) : type;
}

interface Parts {
  /** Nothing but its parts is asked. */
  readonly isGroup: boolean;
  readonly parts: readonly Answer[];
}

function partsOf(type: unknown, types: Types, asked: Set<string>): Parts {
  if (!isNode(type)) return { isGroup: false, parts: [] };
  if (type.type === 'TSTypeLiteral')
    return { isGroup: true, parts: listIn(type, 'members').flatMap((part) => answersAt(part, types, asked)) };
  const names = [type, ...[...sitesBelow(type)].map(({ node }) => node)].flatMap((node) =>
    node.type === 'TSTypeReference' ? (nameOf(node['typeName']) ?? []) : [],
  );
  const reached = names.flatMap((name) => partsOfNamed(name, types, asked));
  return { isGroup: reached.some(({ isGroup }) => isGroup), parts: reached.flatMap(({ parts }) => parts) };
}

/** A look is its fields; of other data functions alone are asked. */
function partsOfNamed(name: string, types: Types, asked: Set<string>): readonly Parts[] {
  const node = types.get(name);
  if (node === undefined || asked.has(name)) return [];
  asked.add(name);
  if (node.type === 'TSTypeAliasDeclaration') return [partsOf(node['typeAnnotation'], types, asked)];
  const members = membersOf(node);
  if (name.endsWith('Look'))
    return [{ isGroup: true, parts: members.flatMap((member) => answersAt(member, types, asked)) }];
  return [{ isGroup: false, parts: members.flatMap((member) => functionsAt(member, types, asked)) }];
}

function functionsAt(member: SyntaxNode, types: Types, asked: Set<string>): readonly Answer[] {
  const name = nameOf(member['key']);
  if (name === undefined) return [];
  if (isFunction(member)) return [{ name, optional: member['optional'] === true }];
  const type = given(member);
  if (isNode(type) && type.type === 'TSTypeLiteral')
    return inside(
      name,
      listIn(type, 'members').flatMap((part) => functionsAt(part, types, asked)),
    );
  return inside(name, partsOf(type, types, asked).parts);
}

function isFunction(member: SyntaxNode): boolean {
  const annotation = member['typeAnnotation'];
  const type = isNode(annotation) ? annotation['typeAnnotation'] : undefined;
  return member.type === 'TSMethodSignature' || (isNode(type) && type.type === 'TSFunctionType');
}

/** Whether a view answers: what a function gives is known only where it may be asked of nothing. */
function hasAnswer(at: unknown, [key, ...path]: readonly string[]): boolean {
  if (key === undefined) return at !== undefined;
  if (typeof at === 'function') return true;
  if (typeof at !== 'object' || at === null) return false;
  const own = (at as Readonly<Record<string, unknown>>)[key];
  // In a list, or where there is one for each of its kind, somebody has it.
  return own === undefined
    ? Object.values(at).some((one) => typeof one === 'object' && one !== null && hasAnswer(one, [key, ...path]))
    : hasAnswer(own, path);
}

async function viewsHere(): Promise<readonly object[]> {
  const files = listTree(['packages/games/src/*/view/index.ts']);
  const load = async (path: string): Promise<object> => {
    const { module } = await runnerImport<{ readonly view: object }>(join(repoRoot, path), { configFile: false });
    return module.view;
  };
  return Promise.all(files.map(load));
}

interface Contract {
  readonly members: number;
  readonly answers: number;
  readonly optional: number;
  readonly byOne: readonly string[];
  readonly byNone: readonly string[];
}

/** What a scene is told is nothing that a game answers. */
const TOLD = 'SceneProps';

export async function contractHere(): Promise<Contract> {
  const answers = answersOf('GameView', typesOf('packages/stage/src/view'), new Set(['GameView', TOLD]));
  const views = await viewsHere();
  const givenBy = (count: number): readonly string[] =>
    answers
      .map(({ name }) => name)
      .filter((name) => views.filter((view) => hasAnswer(view, name.split('.'))).length === count);
  return {
    members: new Set(answers.map(({ name }) => name.split('.')[0])).size,
    answers: answers.length,
    optional: answers.filter(({ optional }) => optional).length,
    byOne: givenBy(1),
    byNone: givenBy(0),
  };
}
