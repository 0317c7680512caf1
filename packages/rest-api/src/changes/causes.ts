import { __, sprintf } from '@wordpress/i18n';
import { byFactors, byWeight, difference, type Part } from './change';
import { itemSources, valueOf, type ItemSource } from './item-sources';
import { loadItems, type Item } from './items';
import { downloadSplit } from './listed/downloads';
import { changeOf, customerSplit, type SplitSource, type WholeChange } from './splits';
import {
	both,
	isOfOrders,
	numberOf,
	totalsQuery,
	type FetchReports,
	type ChangeSubject,
	type Days,
	type Row,
} from './subject';

/** One cause of a change. Causes may overlap: a coupon also lowers prices. */
export interface Cause extends Part {
	/** `item` is a row of a report with its own number; `term` is a number of the formula. */
	readonly kind: 'pieces' | 'price' | 'coupon' | 'returns' | 'term' | 'item' | 'customers';
}

/** Returns the causes of a change, greatest first. Products count before returns, which are a cause of their own. */
export async function loadCauses(
	subject: ChangeSubject,
	found: WholeChange,
	ask: FetchReports,
): Promise<Cause[]> {
	const [source] = itemSources(subject);
	const causes = source ? await withItems(subject, found, source, ask) : [];
	if (causes.length > 0) return ranked(causes);
	return ranked([
		...(await causesBy('customers', customerSplit(subject))),
		...(await causesBy('item', downloadSplit(subject))),
	]);

	async function causesBy(kind: Cause['kind'], [source]: SplitSource[]): Promise<Cause[]> {
		const split = await source?.load(found, ask);
		return (split?.parts ?? []).map((part) => ({ ...part, kind }));
	}
}

function ranked(causes: readonly Cause[]): Cause[] {
	return byWeight(causes).filter(({ by }) => by !== 0);
}

async function withItems(
	subject: ChangeSubject,
	{ totals }: WholeChange,
	source: ItemSource,
	ask: FetchReports,
): Promise<Cause[]> {
	const items = await loadItems(subject, source, ask);
	if (source.of || source.report === 'breakdown' || source.metric !== 'net_revenue')
		return items.map((item) => itemCause(subject, source, item));
	if (!isOfOrders(subject))
		return items.flatMap((item) => salesCauses(subject, item, soldRows(item)));
	const { metric } = subject;
	const [products, returns, coupons] = await Promise.all([
		productCauses(subject, items, ask),
		metric === 'gross_sales' ? [] : returnsCause(subject, ask),
		metric === 'gross_sales' ? [] : couponCauses(subject, ask),
	]);
	const terms =
		metric === 'total_sales'
			? [
					termCause('taxes', __('Taxes', 'store-analytics')),
					termCause('shipping', __('Shipping', 'store-analytics')),
				]
			: [];
	return [...products, ...returns, ...coupons, ...terms.map((term) => term(subject, totals))];
}

const termCause =
	(key: string, label: string) =>
	(subject: ChangeSubject, totals: WholeChange['totals']): Cause => {
		const by = difference(changeOf(subject, totals, key));
		return { kind: 'term', key, label, by };
	};

function itemCause(subject: ChangeSubject, source: ItemSource, item: Item): Cause {
	const { metric, sign } = source;
	const of = valueOf(source);
	const by = difference(changeOf(subject, item, metric, sign, of));
	const isCount = metric === 'items_sold' || metric === 'orders_count';
	const change = {
		before: of(item.before),
		now: of(item.now),
		unit: subject.own?.meaning.unit ?? (isCount ? 'count' : 'amount'),
	};
	return { kind: 'item', key: item.key, label: item.name, by, change };
}

async function couponCauses(subject: ChangeSubject, ask: FetchReports): Promise<Cause[]> {
	const source = itemSources(subject).find(({ report }) => report === 'coupons');
	if (!source) return [];
	const coupons = await loadItems(subject, source, ask);
	return coupons.map((coupon) => ({
		...itemCause(subject, source, coupon),
		kind: 'coupon',
		/* translators: %s: code of a coupon */
		label: sprintf(__('Discounts by “%s”', 'store-analytics'), coupon.name),
	}));
}

async function returnsCause(subject: ChangeSubject, ask: FetchReports): Promise<Cause[]> {
	const { metric } = subject;
	const refunds = await both(subject, (days) =>
		ask.totals('orders', totalsQuery({ refunds: 'all' }, days, [metric])),
	);
	const by = difference(changeOf(subject, refunds, metric));
	const change = {
		before: -numberOf(refunds.before, metric),
		now: -numberOf(refunds.now, metric),
		unit: 'amount',
	} as const;
	return [{ kind: 'returns', key: 'returns', label: __('Returns', 'store-analytics'), by, change }];
}

/** The number of products whose returns are fetched. */
const mostProducts = 20;

/** Units and prices of the products with the greatest change, before returns. */
async function productCauses(
	subject: ChangeSubject,
	items: readonly Item[],
	ask: FetchReports,
): Promise<Cause[]> {
	const moved = items.map((item) => ({
		item,
		by: difference(changeOf(subject, item, 'net_revenue')),
	}));
	const candidates = byWeight(moved)
		.slice(0, mostProducts)
		.map(({ item }) => item);
	if (candidates.length === 0) return [];
	const ids = candidates.map(({ id }) => id);
	const returned = await both(subject, (days) => returnedOf(ids, days, ask));
	return candidates.flatMap((item) => {
		const sold = soldRows(item, {
			before: returned.before.get(item.id),
			now: returned.now.get(item.id),
		});
		return salesCauses(subject, item, sold);
	});
}

/** Returned units and sales of products, as negative numbers by product id. */
async function returnedOf(
	ids: readonly Item['id'][],
	days: Days,
	{ totals }: FetchReports,
): Promise<Map<Item['id'], Row>> {
	const only = { refunds: 'all', product_includes: ids, segmentby: 'product' };
	const fields = ['net_revenue', 'num_items_sold'];
	const { segments } = await totals('orders', totalsQuery(only, days, fields));
	const list: readonly Row[] = Array.isArray(segments) ? segments : [];
	return new Map(
		list.map(({ segment_id: id, subtotals }) => [
			Number(id),
			typeof subtotals === 'object' && subtotals !== null ? { ...subtotals } : {},
		]),
	);
}

interface Sold {
	readonly revenue: number;
	readonly pieces: number;
}

/** Sales of a product in both periods, before returns. */
function soldRows(
	{ before, now }: Item,
	returned: { readonly before?: Row | undefined; readonly now?: Row | undefined } = {},
): { readonly before: Sold; readonly now: Sold } {
	const sold = (row: Row | undefined, back: Row | undefined) => ({
		revenue: numberOf(row, 'net_revenue') - numberOf(back, 'net_revenue'),
		pieces: numberOf(row, 'items_sold') - numberOf(back, 'num_items_sold'),
	});
	return { before: sold(before, returned.before), now: sold(now, returned.now) };
}

function salesCauses(
	{ toUnits }: ChangeSubject,
	{ id, name }: Item,
	{ before, now }: ReturnType<typeof soldRows>,
): Cause[] {
	const price = ({ revenue, pieces }: Sold) => (pieces === 0 ? 0 : revenue / pieces);
	const factors = (sold: Sold) =>
		[sold.pieces, sold.pieces === 0 ? 0 : toUnits(sold.revenue) / sold.pieces] as const;
	const whole = { before: toUnits(before.revenue), now: toUnits(now.revenue) };
	const [byPieces, byPrice] = byFactors(whole, factors(before), factors(now));
	return [
		{
			kind: 'pieces',
			key: String(id),
			/* translators: %s: name of a product */
			label: sprintf(__('%s, items sold', 'store-analytics'), name),
			by: byPieces,
			change: { before: before.pieces, now: now.pieces, unit: 'count' },
		},
		{
			kind: 'price',
			key: String(id),
			/* translators: %s: name of a product */
			label: sprintf(__('%s, average price', 'store-analytics'), name),
			by: byPrice,
			change: { before: price(before), now: price(now), unit: 'amount' },
		},
	];
}
