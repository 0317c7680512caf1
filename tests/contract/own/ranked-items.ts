import { oncePer, oncePerName } from '../expected/once-per';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import type { Shop } from '../expected/shop';
import { listAt, numberAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { bareName } from './bare-name';
import { rawRows, type RawLine } from './raw-rows';

/** What WooCommerce has of a variation or a category: refunds count as orders, and parts come back twice. */
interface Item {
	/** Undefined if it is deleted: the export does not know the id that the shop remembers. */
	readonly id: number | undefined;
	readonly name: string;
	readonly orders: Set<number>;
	pieces: number;
	net: number;
}

type Kind = 'variations' | 'categories';

/** The parameters that change no number. */
const PLAIN = new Set('after before page per_page order orderby extended_info fields'.split(' '));

/**
 * Whether the recorded rows of Categories or Variations are that page of all of them, sorted by orders and refunds, with
 * the numbers of the documents.
 */
export const areRankedByOrdersAndRefunds = oncePer((responses: Responses): boolean => {
	const { request, theirs, shop } = responses;
	const query = request.query ?? {};
	if (!Object.keys(query).every((name) => PLAIN.has(name))) return false;
	const kind: Kind = request.path.endsWith('/categories') ? 'categories' : 'variations';
	const column = kind === 'categories' ? 'category_id' : 'variation_id';
	const items = itemsOf(responses)(kind);
	const size = Number(query['per_page'] ?? 10);
	const start = (Number(query['page'] ?? 1) - 1) * size;
	const isUp = query['order'] === 'asc';
	const counts = items.map(({ orders }) => orders.size).sort((a, b) => (isUp ? a - b : b - a));
	const rows = listAt(theirs, 'body');
	return (
		areSame(
			rows.map((row) => numberAt(row, 'orders_count')),
			counts.slice(start, start + size),
		) &&
		areDifferent(rows.map((row) => numberAt(row, column))) &&
		rows.every((row) => {
			const id = numberAt(row, column);
			const isKnown = kind === 'categories' || shop.products.has(id);
			return items.some(
				(item) =>
					(item.id === id || (item.id === undefined && !isKnown)) &&
					item.orders.size === numberAt(row, 'orders_count') &&
					hasNumbers(item, numberAt(row, 'items_sold'), numberAt(row, 'net_revenue')),
			);
		})
	);
});

function hasNumbers({ pieces, net }: Item, toldPieces: number, toldNet: number): boolean {
	return Math.abs(pieces - toldPieces) < 1e-6 && Math.abs(net - toldNet) < 0.006;
}

function areSame(some: readonly number[], others: readonly number[]): boolean {
	return some.length === others.length && some.every((one, at) => one === others[at]);
}

function areDifferent(values: readonly (number | string)[]): boolean {
	return new Set(values).size === values.length;
}

const itemsOf = oncePer((responses: Responses) =>
	oncePerName((kind: Kind): readonly Item[] => {
		const { request, shop, now } = responses;
		const period = readPeriod(readQuery(request.query), shop, now);
		const items = new Map<number | string, Item>();
		for (const { id: row, created, lines } of rawRows(shop)) {
			if (!isWithin(period, created)) continue;
			for (const line of lines) {
				for (const { id, name } of holdersOf(line, kind, shop)) {
					const key = id ?? name;
					const item = items.get(key) ?? { id, name, orders: new Set(), pieces: 0, net: 0 };
					item.orders.add(row);
					item.pieces += line.pieces;
					item.net += line.net;
					items.set(key, item);
				}
			}
		}
		return [...items.values()];
	}),
);

/** What a line counts for: one variation, or each category that its product is directly in. */
function holdersOf(line: RawLine, kind: Kind, { documents }: Shop) {
	const own = (id: number, name: string) => [{ id: id || undefined, name: bareName(name) }];
	switch (kind) {
		case 'variations':
			return line.isVariation ? own(line.variation, line.name) : [];
		default: {
			const all = [...documents.products, ...documents.trashed];
			const ids = all.find(({ id }) => id === line.product)?.categories ?? [];
			return ids.flatMap(({ id }) =>
				own(id, documents.categories.find((one) => one.id === id)?.name ?? ''),
			);
		}
	}
}
