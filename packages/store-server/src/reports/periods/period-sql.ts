import { momentLiteral, startOf } from '../../database/dialect';
import { raw, sql, type Sql } from '../../database/sql';
import type { IntervalCalendar } from './interval-calendar';
import type { Period } from './intervals';
import { formatWallTime, type WallTime } from './wall-time';

/** A condition that `column` (a wall-clock timestamp) lies in the period, limits included. */
export function within(column: Sql, { after, before }: Period): Sql {
	return sql`${column} >= ${moment(after)} AND ${column} <= ${moment(before)}`;
}

/** As a literal. */
export function moment(wall: WallTime): Sql {
	return momentLiteral(formatWallTime(wall));
}

/** The natural start of the interval that contains `column`; it must match `intervalStart`. */
export function intervalStartSql({ unit, weekStart }: IntervalCalendar, column: string): Sql {
	if (unit !== 'week' || weekStart === 1) return startOf(unit, column);
	const shift = `INTERVAL ${(weekStart + 6) % 7} DAY`;
	const week = startOf('week', `(${column} - ${shift})`);
	return sql`greatest(${week} + ${raw(shift)}, ${startOf('year', column)})`;
}
