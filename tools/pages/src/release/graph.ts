// The gates of a profile as a picture: what they start from, which comes after which, what each said, and the release at
// the end. Drawn twice, across for a wide screen and down for a narrow one, of which a style sheet shows one.
import { type Html, html, type Piece } from '../html.ts';
import { icon } from '../parts.ts';

export type GraphNode = {
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The nodes that it comes after. */
  readonly after: readonly string[];
  /** A gate has a verdict; the start and the release have none. */
  readonly verdict?: 'passed';
};

type Placed = GraphNode & { readonly step: number; readonly lane: number; readonly lanes: number };

const box = { width: 148, height: 98 };
const gap = 34;
/** Room for lines that go past a neighbour, where there are any. */
const marginMax = 40;

/** Both drawings, the one that is not shown being hidden from everybody. `label` is what they say in words. */
export const gateGraph = (nodes: readonly GraphNode[], label: string): Html => {
  const placed = placeNodes(nodes);
  return html`${drawing('wide', placed, label)}
${drawing('narrow', placed, label)}`;
};

// A node's step is one more than that of the last node it comes after; nodes of one step stand side by side.
function placeNodes(nodes: readonly GraphNode[]): readonly Placed[] {
  const steps = new Map<string, number>();
  for (const { id, after } of nodes) {
    steps.set(id, Math.max(-1, ...after.map((name) => steps.get(name) ?? -1)) + 1);
  }
  return nodes.map((node) => {
    const step = steps.get(node.id) ?? 0;
    const peers = nodes.filter(({ id }) => steps.get(id) === step);
    return { ...node, step, lane: peers.indexOf(node), lanes: peers.length };
  });
}

const stepOf = (nodes: readonly Placed[], id: string): number => nodes.find((node) => node.id === id)?.step ?? 0;

type Direction = 'wide' | 'narrow';
type Corner = { readonly x: number; readonly y: number };

function drawing(direction: Direction, nodes: readonly Placed[], label: string): Html {
  const steps = Math.max(...nodes.map(({ step }) => step)) + 1;
  const lanes = Math.max(...nodes.map(({ lanes: count }) => count));
  const isWide = direction === 'wide';
  const [along, across] = isWide ? [box.width, box.height] : [box.height, box.width + 40];
  const margin = nodes.some((to) => to.after.some((name) => stepOf(nodes, name) < to.step - 1)) ? marginMax : 0;
  const length = steps * along + (steps - 1) * gap + 4;
  const breadth = lanes * across + (lanes - 1) * gap + margin + 4;
  const cornerOf = ({ step, lane, lanes: count }: Placed): Corner => {
    const forward = 2 + step * (along + gap);
    const aside = ((lanes - count) * (across + gap)) / 2 + lane * (across + gap) + 2;
    return isWide ? { x: forward, y: margin + aside } : { x: aside, y: forward };
  };
  const size = isWide ? { width: along, height: across } : { width: across, height: along };
  const [width, height] = isWide ? [length, breadth] : [breadth, length];
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const edges = nodes.flatMap((to) =>
    to.after.flatMap((name) => {
      const from = byId.get(name);
      return from === undefined ? [] : [edge(direction, from, to, cornerOf, size)];
    }),
  );
  return html`<svg class="graph ${direction}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">
${edges}${nodes.map((node) => nodeBox(node, cornerOf(node), size))}</svg>`;
}

type Size = { readonly width: number; readonly height: number };

const nodeBox = ({ title, lines, verdict }: Placed, { x, y }: Corner, { width, height }: Size): Html =>
  html`<g class="${verdict === undefined ? 'end' : 'gate'}">
<rect class="box" x="${x}" y="${y}" width="${width}" height="${height}" rx="4"/>
<text class="name" x="${x + 14}" y="${y + 29}">${title}</text>
${verdict === undefined ? undefined : html`<g class="${verdict}"><svg x="${x + 14}" y="${y + 39}" width="12" height="12" viewBox="0 0 12 12">${icon(verdict)}</svg><text x="${x + 31}" y="${y + 50}">${verdict}</text></g>`}
${lines.map((line, index) => html`<text x="${x + 14}" y="${y + (verdict === undefined ? 51 : 69) + index * 18}">${line}</text>\n`)}</g>
`;

function edge(direction: Direction, from: Placed, to: Placed, cornerOf: (node: Placed) => Corner, size: Size): Piece {
  const [a, b] = [cornerOf(from), cornerOf(to)];
  const isNext = to.step === from.step + 1;
  // A longer way goes further out, so that two of them are told apart.
  const detour = Math.min(marginMax, 8 * (to.step - from.step));
  if (direction === 'wide') {
    const end = { x: b.x, y: b.y + size.height / 2 };
    if (isNext) return arrow(path(a.x + size.width, a.y + size.height / 2, end, 'x'), end, 'right');
    // Past a neighbour the line goes above.
    const [x1, x2] = [a.x + size.width * 0.75, b.x + size.width * 0.25];
    return arrow(
      `M${x1} ${a.y}C${x1} ${a.y - detour} ${x2} ${b.y - detour} ${x2} ${b.y - 7}`,
      { x: x2, y: b.y },
      'down',
    );
  }
  const end = { x: b.x + size.width / 2, y: b.y };
  if (isNext) return arrow(path(a.x + size.width / 2, a.y + size.height, end, 'y'), end, 'down');
  const [y1, y2] = [a.y + size.height * 0.75, b.y + size.height * 0.25];
  const [right, far] = [a.x + size.width, a.x + size.width + detour];
  return arrow(`M${right} ${y1}C${far} ${y1} ${far} ${y2} ${right + 7} ${y2}`, { x: right, y: y2 }, 'left');
}

function path(x: number, y: number, end: Corner, axis: 'x' | 'y'): string {
  if (axis === 'x') {
    const middle = (x + end.x) / 2;
    return `M${x} ${y}C${middle} ${y} ${middle} ${end.y} ${end.x - 7} ${end.y}`;
  }
  const middle = (y + end.y) / 2;
  return `M${x} ${y}C${x} ${middle} ${end.x} ${middle} ${end.x} ${end.y - 7}`;
}

const heads = {
  right: ({ x, y }: Corner) => `M${x} ${y}l-8 -4.5v9z`,
  left: ({ x, y }: Corner) => `M${x} ${y}l8 -4.5v9z`,
  down: ({ x, y }: Corner) => `M${x} ${y}l-4.5 -8h9z`,
};

const arrow = (line: string, end: Corner, towards: keyof typeof heads): Html =>
  html`<path class="edge" d="${line}"/><path class="arrow" d="${heads[towards](end)}"/>
`;
