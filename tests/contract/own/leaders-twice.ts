import type { Mismatch } from '../compare';
import { plainText, withoutTags } from '../expected/documents';
import { oncePer, oncePerName } from '../expected/once-per';
import { isWithin, readPeriod } from '../expected/request/periods';
import { readQuery } from '../expected/request/query';
import type { Shop } from '../expected/shop';
import { counted, written } from '../intended/leader-cells';
import { listAt, valueAt } from '../intended/reply-values';
import type { Responses } from '../intended/responses';
import { bareName } from './bare-name';
import { rawRows, type RawLine } from './raw-rows';

/** What WooCommerce has of a product or a category, where refunded parts come back twice. */
interface Leader {
	readonly name: string;
	pieces: number;
	net: number;
}

type Board = 'products' | 'categories';

/**
 * Whether the recorded rows of a leaderboard are the first by pieces, with the numbers of the documents, as written; and
 * a name that differs is that of another item.
 */
export function areLeadersWithRefundsTwice(
	{ where, expected, actual }: Mismatch,
	responses: Responses,
): boolean {
	const { theirs, ours, request } = responses;
	const board = /^body\[\d+\]/.exec(where)?.[0] ?? '';
	const kind = String(valueAt(ours, `${board}.id`));
	if (kind !== 'products' && kind !== 'categories') return false;
	if (/\[0\]\.\w+$/.test(where) && bareName(expected) === bareName(actual)) return false;
	const left = [...leadersOf(responses)(kind)].sort((one, other) => other.pieces - one.pieces);
	const size = Number(request.query?.['per_page'] ?? 5);
	const most = left.slice(0, size).map(({ pieces }) => pieces);
	const rows = listAt(theirs, `${board}.rows`);
	return (
		rows.length === most.length &&
		rows.every((row, at) => {
			const found = left.findIndex((leader) => isWrittenAs(leader, row, responses.shop));
			const [leader] = found < 0 ? [] : left.splice(found, 1);
			return leader !== undefined && Math.abs(leader.pieces - (most[at] ?? NaN)) < 1e-6;
		})
	);
}

/** Whether the cells of a row have the name and the numbers, as text and as values. */
function isWrittenAs({ name, pieces, net }: Leader, row: unknown, shop: Shop): boolean {
	const [told, count, amount] = [0, 1, 2].map((at) => valueAt(row, `[${at}].value`));
	const [link, number, price] = [0, 1, 2].map((at) => String(valueAt(row, `[${at}].display`)));
	return (
		name === bareName(told) &&
		name === bareName(link) &&
		Math.abs(Number(count) - pieces) < 1e-6 &&
		number === counted(pieces, shop) &&
		Math.abs(Number(amount) - net) < 0.006 &&
		plainText(withoutTags(price ?? '')).includes(written(Math.abs(Number(amount)), shop))
	);
}

const leadersOf = oncePer((responses: Responses) =>
	oncePerName((board: Board): readonly Leader[] => {
		const { request, shop, now } = responses;
		const period = readPeriod(readQuery(request.query), shop, now);
		const leaders = new Map<number | string, Leader>();
		for (const { created, lines } of rawRows(shop)) {
			if (!isWithin(period, created)) continue;
			for (const line of lines) {
				for (const [key, name] of holdersOf(line, board, shop)) {
					const leader = leaders.get(key) ?? { name: bareName(name), pieces: 0, net: 0 };
					leader.pieces += line.pieces;
					leader.net += line.net;
					leaders.set(key, leader);
				}
			}
		}
		return [...leaders.values()];
	}),
);

/** What a line counts for: its product, told apart by name if it is deleted, or each category that the product is directly in. */
function holdersOf(
	{ product, name, isVariation }: RawLine,
	board: Board,
	{ documents, products }: Shop,
): (readonly [number | string, string])[] {
	if (board === 'products') {
		const sold = isVariation ? name.replace(/ - (?!.* - ).*$/, '') : name;
		const known = products.get(product)?.name ?? sold;
		return [[product || known, known]];
	}
	const all = [...documents.products, ...documents.trashed];
	return (all.find(({ id }) => id === product)?.categories ?? []).map(({ id }) => [
		id,
		documents.categories.find((one) => one.id === id)?.name ?? '',
	]);
}
