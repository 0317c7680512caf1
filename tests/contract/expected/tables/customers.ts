import { readWall, instantsOf } from '../request/clock';
import { dateOf, type Shop } from '../shop';
import type { CustomerDocument } from '../documents';
import type { Query } from '../request/query';
import { oncePer } from '../once-per';
import { isSince } from '../settings';
import { buyers, type Buyer } from './buyers';
import type { Table } from './table';

/** Returns the customers that a request covers. Limits on purchases apply to the numbers in the response. */
export function matchingBuyers(shop: Shop, query: Query): Buyer[] {
	const [after, before] = [query.text('after'), query.text('before')];
	const isLimited = after !== '' || before !== '';
	const all = isLimited ? buyersWithin(shop, after, before) : everyBuyer(shop);
	const asked = [
		...identities(shop, query),
		...amounts(query),
		...moments(shop, query),
		...typeConditions(shop, query),
	];
	const isAny = query.text('match') === 'any' && asked.length > 0;
	const ids = [...query.ids('customers'), ...query.ids('include'), ...query.ids('id')];
	const excluded = isSince(shop.settings.version, 10, 7) ? query.ids('customers_exclude') : [];
	const users = query.ids('users');
	return all.filter(
		(buyer) =>
			(!isLimited || buyer.lastOrder !== undefined) &&
			(isAny ? asked.some((holds) => holds(buyer)) : asked.every((holds) => holds(buyer))) &&
			(ids.length === 0 || ids.includes(buyer.document.id)) &&
			!excluded.includes(buyer.document.id) &&
			(users.length === 0 || users.includes(buyer.document.user_id)) &&
			isFound(query, buyer),
	);
}

const everyBuyer = oncePer((shop: Shop) => buyers(shop, () => true));

/** Returns the purchases between two times; either limit may be empty. */
function buyersWithin(shop: Shop, after: string, before: string): Buyer[] {
	const first = after === '' ? -Infinity : readWall(after);
	const last = before === '' ? Infinity : readWall(before);
	return buyers(shop, (row) => {
		const date = dateOf(row, 'date_created') ?? 0;
		return date >= first && date <= last;
	});
}

type Condition = (buyer: Buyer) => boolean;

/** Names and addresses are filtered by ids of customers, since 10.7 also by text; countries by code. */
function identities(shop: Shop, query: Query): Condition[] {
	const conditions: Condition[] = [];
	const takesText = isSince(shop.settings.version, 10, 7);
	for (const name of ['name', 'username', 'email'] as const) {
		for (const side of ['includes', 'excludes']) {
			const wanted = query.list(`${name}_${side}`).map((text) => text.toLowerCase());
			if (wanted.length > 0) {
				conditions.push(({ document }) => {
					const whole = name === 'name' ? wholeName(document) : document[name];
					const text = whole.trimEnd().toLowerCase();
					const isNamed = takesText && wanted.includes(text);
					return (isNamed || wanted.includes(String(document.id))) === (side === 'includes');
				});
			}
		}
	}
	for (const side of ['includes', 'excludes']) {
		const codes = query.list(`country_${side}`);
		if (codes.length > 0) {
			conditions.push(({ document }) => codes.includes(document.country) === (side === 'includes'));
		}
	}
	return isSince(shop.settings.version, 10, 5) ? [...conditions, ...places(query)] : conditions;
}

/** `GB` is a country, `US:CA` one of its states. */
function places(query: Query): Condition[] {
	return (['includes', 'excludes'] as const).flatMap((side) => {
		const wanted = query.list(`location_${side}`);
		const isThere: Condition = ({ document: { country, state } }) =>
			wanted.includes(country) || wanted.includes(`${country}:${state}`);
		return wanted.length === 0 ? [] : [(buyer) => isThere(buyer) === (side === 'includes')];
	});
}

function typeConditions(shop: Shop, query: Query): Condition[] {
	const type = isSince(shop.settings.version, 10, 5) ? query.text('user_type') : '';
	if (type !== 'registered' && type !== 'guest') {
		return [];
	}
	return [({ document }) => document.user_id > 0 === (type === 'registered')];
}

/** A single limit is exclusive; with both, they are inclusive. */
function amounts(query: Query): Condition[] {
	const values: Record<string, (buyer: Buyer) => number> = {
		orders_count: ({ orders }) => orders,
		total_spend: ({ spent }) => spent,
		avg_order_value: ({ average }) => average ?? 0,
	};
	return Object.entries(values).flatMap(([name, of]): Condition[] => {
		const [low, high] = limits(query, name, 'min', 'max').map((text) =>
			text === '' ? undefined : Number(text),
		);
		if (low !== undefined && high !== undefined) {
			return [(buyer) => of(buyer) >= low && of(buyer) <= high];
		}
		return [
			...(low === undefined ? [] : [(buyer: Buyer) => of(buyer) > low]),
			...(high === undefined ? [] : [(buyer: Buyer) => of(buyer) < high]),
		];
	});
}

/** Registration and last visit are stored in UTC, orders in shop time. */
function moments(shop: Shop, query: Query): Condition[] {
	const utc = (text: string | null) => (text === null ? undefined : readWall(text));
	const values: Record<string, (buyer: Buyer) => number | undefined> = {
		registered: ({ document }) => utc(document.date_registered_gmt),
		last_active: ({ document }) => utc(document.date_last_active),
		last_order: ({ lastOrder }) => (lastOrder === undefined ? undefined : readWall(lastOrder)),
	};
	return Object.entries(values).flatMap(([name, of]) => {
		const [after, before] = limits(query, name, 'after', 'before').map((text) => {
			const wall = text === '' ? undefined : readWall(text);
			return wall === undefined || name === 'last_order'
				? wall
				: instantsOf(wall, shop.settings.zone)[0];
		});
		const holds =
			(limit: number | undefined, sign: number): Condition =>
			(buyer) => {
				const value = of(buyer);
				return value !== undefined && limit !== undefined && (value - limit) * sign >= 0;
			};
		return [
			...(after === undefined ? [] : [holds(after, 1)]),
			...(before === undefined ? [] : [holds(before, -1)]),
		];
	});
}

/** Returns both limits as strings; a pair may come in either order. */
function limits(query: Query, name: string, low: string, high: string): string[] {
	const pair = query.list(`${name}_between`);
	if (pair.length === 2) {
		return [...pair].sort((a, b) => Number(a) - Number(b) || (a < b ? -1 : 1));
	}
	return [query.text(`${name}_${low}`), query.text(`${name}_${high}`)];
}

function isFound(query: Query, { document }: Buyer): boolean {
	const search = folded(query.text('search'));
	const by = query.text('searchby') || 'name';
	const texts = { name: wholeName(document), username: document.username, email: document.email };
	return (
		search === '' ||
		Object.entries(texts).some(
			([name, text]) => (by === 'all' || by === name) && folded(text).includes(search),
		)
	);
}

/** As the shop's collation compares: without accents and the stroke of ł, in lower case. */
function folded(text: string): string {
	return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}

/** Less than any customer spent. */
const NOTHING = -1e15;

/** The name for sorting: with a space between the names, even if one is missing. */
function wholeName({ name, first_name, last_name }: CustomerDocument): string {
	return first_name === undefined ? name : `${first_name} ${last_name ?? ''}`;
}

/** Rows of Customers. */
export function customersTable(shop: Shop, query: Query): Table {
	const hasNames = isSince(shop.settings.version, 10, 5);
	const rows = matchingBuyers(shop, query).map((buyer) => {
		const { document, orders, spent, average, lastOrder } = buyer;
		return {
			id: document.id,
			keys: {
				...document,
				user_id: null,
				name: wholeName(document),
				location: `${document.state}, ${document.country}`,
				// A missing date sorts before all dates, and missing purchases before any amount.
				date_registered: document.date_registered_gmt ?? '',
				date_last_active: document.date_last_active ?? '',
				orders_count: orders,
				total_spend: lastOrder === undefined ? NOTHING : spent,
				avg_order_value: average ?? NOTHING,
			},
			row: {
				id: document.id,
				user_id: document.user_id,
				username: document.username,
				name: hasNames ? document.name.trim() : document.name,
				...(hasNames && { first_name: document.first_name, last_name: document.last_name }),
				email: document.email,
				country: document.country,
				city: document.city,
				state: document.state,
				postcode: document.postcode,
				date_registered: document.date_registered,
				date_registered_gmt: document.date_registered_gmt,
				// WooCommerce writes them swapped.
				date_last_active: document.date_last_active_gmt,
				date_last_active_gmt: document.date_last_active,
				date_last_order: lastOrder ?? null,
				orders_count: orders,
				total_spend: spent,
				avg_order_value: average ?? 0,
			},
		};
	});
	return { rows, defaultKey: 'date_registered' };
}

/** Returns the numbers over the customers that a request covers. Averages cover only those with orders. */
export function customerStats(shop: Shop, query: Query) {
	// Statistics cover all times and all users.
	const ignored = ['users', 'after', 'before', 'include'];
	const found = matchingBuyers(shop, {
		...query,
		text: (name) => (ignored.includes(name) ? '' : query.text(name)),
		ids: (name) => (ignored.includes(name) ? [] : query.ids(name)),
	});
	const bought = found.filter(({ lastOrder }) => lastOrder !== undefined);
	const average = (values: readonly number[]) =>
		values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
	return {
		customers_count: found.length,
		avg_orders_count: average(bought.map(({ orders }) => orders)),
		avg_total_spend: average(bought.map(({ spent }) => spent)),
		avg_avg_order_value: average(bought.flatMap((buyer) => buyer.average ?? [])),
	};
}
