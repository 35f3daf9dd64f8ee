import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

/**
 * A browser's translator replaces each text node. If the text has siblings, React then writes to the detached node, and
 * the page does not change. If the text is the only child of its element, React writes to the element
 * (facebook/react#11538).
 */

const SOURCES = join(import.meta.dirname, '..');

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Variables, props and functions with these names give elements, not text. The check does not look into them. It checks
 * the elements in the file where they are written.
 */
const SLOTS: ReadonlySet<unknown> = new Set([
  'createPortal',
  'beside',
  'children',
  'icon',
  'lead',
  'marks',
  'question',
  'startChoice',
  'dialog',
  'body',
]);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function nodesIn(value: unknown, found: Node[] = []): Node[] {
  if (isNode(value)) found.push(value);
  if (isNode(value) || Array.isArray(value)) for (const part of Object.values(value)) nodesIn(part, found);
  return found;
}

const isJsx = ({ type }: Node) => type.startsWith('JSX');

/**
 * True if an expression gives no text. Such an expression is blank, an element, a condition or list of elements, or one
 * of the `slots`.
 */
function isElement(node: unknown, slots: ReadonlySet<unknown>): boolean {
  if (!isNode(node)) return true;
  const { type, left, right, consequent, alternate, value, name, property, callee } = node;
  const areElements = (...parts: unknown[]) => parts.every((part) => isElement(part, slots));
  switch (type) {
    case 'LogicalExpression':
      return node.operator === '&&' ? areElements(right) : areElements(left, right);
    case 'ConditionalExpression':
      return areElements(consequent, alternate);
    case 'ParenthesizedExpression':
      return areElements(node.expression);
    case 'Literal':
      return typeof value !== 'string' || value.trim() === '';
    case 'MemberExpression':
      return areElements(property);
    case 'Identifier':
      return slots.has(name);
    case 'CallExpression':
      return areElements(callee) || nodesIn(node.arguments).some(isJsx);
    default:
      return isJsx(node);
  }
}

/** Finds the lines of a source that have a changing text with siblings, or a text after a changing element. */
function bareTexts(source: string, file: string): string[] {
  const nodes = nodesIn(parseSync(file, source).program);
  const named = nodes.filter(
    ({ type, init }) => type === 'VariableDeclarator' && isNode(init) && isElement(init, SLOTS),
  );
  const slots = new Set([...SLOTS, ...named.map(({ id }) => isNode(id) && id.name)]);
  return nodes.flatMap(({ type, children }) => {
    if (!/^JSX(Element|Fragment)$/.test(type) || !Array.isArray(children)) return [];
    const parts: Node[] = children.filter(({ value }) => !/^\s*\n\s*$/.test(String(value)));
    if (parts.length < 2) return [];
    const firstThatComes = parts.findIndex(
      ({ expression }) => isNode(expression) && /^(Logical|Conditional)/.test(expression.type),
    );
    return parts
      .filter((part, index) =>
        part.type === 'JSXText'
          ? /\S/.test(String(part.value)) && firstThatComes !== -1 && firstThatComes < index
          : !isElement(part.expression ?? part, slots),
      )
      .map(({ start }) => `${file}:${source.slice(0, start).split('\n').length}`);
  });
}

describe('a changing text', () => {
  it('is the only child of its element', () => {
    const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
    const components = files.filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'));
    expect(components.length).toBeGreaterThan(100);
    const found = components.flatMap((file) => bareTexts(readFileSync(join(SOURCES, file), 'utf8'), file));
    expect(found).toEqual([]);
  });

  it.each([
    '<p>{count} wet</p>',
    '<p>Fed {ago}</p>',
    "<p>Fed{late && ', late'}</p>",
    '<p>{late && <b>!</b>} fed</p>',
  ])('is found if it has siblings: %s', (source) => expect(bareTexts(source, 'a.tsx')).toHaveLength(1));

  it.each(['<p>{count}</p>', '<p>Fed <b>{ago}</b></p>', '<p>Fed {late && <b>late</b>}</p>'])(
    'is not found if it has no siblings: %s',
    (source) => expect(bareTexts(source, 'a.tsx')).toEqual([]),
  );
});
