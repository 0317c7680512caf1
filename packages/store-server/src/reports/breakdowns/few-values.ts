import { LRUCache } from 'lru-cache';
import { closedValues } from '@store-analytics/rest-api/dimensions';
import type { Database } from '../../database/database';
import { fetchRows, raw, sql } from '../../database/sql';
import { spelledOf, valueOf } from '../dimensions/dimension-values';
import type { IntervalCalendar } from '../periods/interval-calendar';
import type { BreakdownRequest } from './breakdown-request';

/** Orders that tell whether a dimension has few values, and how many of these are few. */
const SOME_ORDERS = 5000;
const FEW_VALUES = 40;

/** Whether rows are few decides how they are read, not what they say. So an answer counts for ten minutes, whatever is written. */
const COUNTS_FOR = 600_000;

/** The answers of `hasFewValues` about one shop, by statement. */
export class FewValues {
	private readonly answers = new LRUCache<string, boolean>({ max: 500, ttl: COUNTS_FOR });

	/** Returns the answer to a statement, or that of `ask`. */
	async read(statement: string, ask: () => Promise<boolean>): Promise<boolean> {
		const known = this.answers.get(statement);
		if (known !== undefined) return known;
		const answer = await ask();
		this.answers.set(statement, answer);
		return answer;
	}
}

/**
 * Whether a breakdown has so few rows that one statement counts them and those of its intervals, if any. Hours are too many, and
 * what days have is quick anyway.
 */
export async function hasFewValues(
	database: Database,
	request: BreakdownRequest,
	calendar: IntervalCalendar | undefined,
	known = new FewValues(),
): Promise<boolean> {
	const { orders, grain, dimensions } = request;
	const [only, ...further] = dimensions;
	if (!calendar || calendar.unit === 'hour' || !only || further.length > 0) return false;
	if (!['order', 'refund'].includes(grain)) return false;
	const closed = closedValues(only);
	if (closed) return closed.length <= FEW_VALUES;
	// Spellings are counted as they are: to fold each takes longer than all else. Filters leave at most as many.
	const spellings = spelledOf(only, orders)?.spellings ?? valueOf(only);
	const some = sql`SELECT ${spellings} FROM (${orders}) LIMIT ${raw(`${SOME_ORDERS}`)}`;
	const counted = sql`SELECT COUNT(*) AS number FROM (SELECT DISTINCT * FROM (${some}))`;
	return known.read([counted.text, ...counted.values].join('\0'), async () => {
		const [found] = await fetchRows<{ number: number }>(database, counted);
		return Number(found?.number ?? 0) <= FEW_VALUES;
	});
}
