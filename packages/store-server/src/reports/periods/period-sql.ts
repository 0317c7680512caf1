import { raw, sql, type Sql } from '../../database/sql';
import type { IntervalCalendar } from './interval-calendar';
import type { Period } from './intervals';
import { formatWallTime } from './wall-time';

/** A condition that `column` (a wall-clock timestamp) lies in the period, limits included. */
export function within(column: Sql, { after, before }: Period): Sql {
	return sql`${column} >= ${timestamp(after)} AND ${column} <= ${timestamp(before)}`;
}

/** Literals, not bound values: the scan can then skip blocks of rows that lie outside. */
function timestamp(wall: number): Sql {
	return raw(`TIMESTAMP '${formatWallTime(wall)}'`);
}

/** The natural start of the interval that `column` lies in; the twin of `intervalStart`. */
export function intervalStartSql({ unit, weekStart }: IntervalCalendar, column: string): Sql {
	if (unit !== 'week') {
		return raw(`date_trunc('${unit}', ${column})`);
	}
	if (weekStart === 1) {
		return raw(`date_trunc('week', ${column})`);
	}
	const days = (weekStart + 6) % 7;
	const shift = `INTERVAL ${days} DAY`;
	return raw(
		`greatest(date_trunc('week', ${column} - ${shift}) + ${shift}, date_trunc('year', ${column}))`,
	);
}
