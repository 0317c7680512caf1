import { momentLiteral } from '../../database/dialect';
import { raw, sql, type Sql } from '../../database/sql';
import { readWallTime } from '../periods/period';
import { formatWallTime } from '../periods/wall-time';
import type { Shop } from '../shop';

type Filters = Readonly<Record<string, unknown>>;

/** Checks whether a filter concerns purchases. */
export function filtersPurchases(filters: Filters): boolean {
	return Object.entries(filters).some(
		([name, value]) =>
			value !== undefined && /^(last_order|orders_count|total_spend|avg_order_value)_/.test(name),
	);
}

/** Filters by date: the column, and whether it is in UTC. */
const moments = {
	registered: { column: 'date_registered', isUtc: true },
	last_active: { column: 'date_last_active', isUtc: true },
	last_order: { column: 'date_last_order', isUtc: false },
} as const;

/** Conditions on the dates of registration, last visit and last order. */
export function momentConditions(shop: Shop, filters: Filters): Sql[] {
	const conditions: Sql[] = [];
	for (const [name, { column, isUtc }] of Object.entries(moments)) {
		const [after, before] = limits(filters, name, 'after', 'before');
		for (const [value, comparison] of [
			[after, '>='],
			[before, '<='],
		] as const) {
			const stamp = stampOf(shop, value, isUtc);
			if (stamp !== undefined) {
				conditions.push(sql`${raw(column)} ${raw(comparison)} ${momentLiteral(stamp)}`);
			}
		}
	}
	return conditions;
}

function stampOf(shop: Shop, value: unknown, isUtc: boolean): string | undefined {
	if (typeof value !== 'string') {
		return undefined;
	}
	const wall = readWallTime(value, shop.clock);
	return formatWallTime(isUtc ? shop.clock.toInstant(wall) : wall);
}

/** Returns limits as a pair, whether they came separately or as `between` (in any order). */
function limits(filters: Filters, name: string, low: string, high: string): [unknown, unknown] {
	const between = filters[`${name}_between`];
	if (Array.isArray(between) && between.length === 2) {
		const [first, second]: unknown[] = between;
		const isReversed =
			typeof first === 'number' ? first > Number(second) : String(first) > String(second);
		return isReversed ? [second, first] : [first, second];
	}
	return [filters[`${name}_${low}`], filters[`${name}_${high}`]];
}

/** Conditions on purchases: a single limit means more or less than it; both limits are included in the range. */
export function amountConditions(filters: Filters): Sql[] {
	const conditions: Sql[] = [];
	for (const column of ['orders_count', 'total_spend', 'avg_order_value']) {
		const [low, high] = limits(filters, column, 'min', 'max');
		const value = raw(`COALESCE(${column}, 0)`);
		if (typeof low === 'number' && typeof high === 'number') {
			conditions.push(sql`${value} BETWEEN ${low} AND ${high}`);
		} else if (typeof low === 'number') {
			conditions.push(sql`${value} > ${low}`);
		} else if (typeof high === 'number') {
			conditions.push(sql`${value} < ${high}`);
		}
	}
	return conditions;
}
