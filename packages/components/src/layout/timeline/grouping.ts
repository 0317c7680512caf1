import type { ReactElement, ReactNode } from 'react';
import {
	calendarDay,
	startOfUnit,
	toStoreMoment,
	type Moment,
	type WeekStart,
} from '@store-analytics/date';

/** An event (S3.timeline-item.1). */
export interface TimelineItem {
	/** Its time; also anything that `new Date()` accepts. */
	date: Date | string | number;
	icon: ReactElement;
	headline: ReactNode;
	/** Lines below the headline. */
	body?: readonly ReactNode[];
	hideTimestamp?: boolean;
}

export type GroupBy = 'day' | 'week' | 'month';
export type OrderBy = 'asc' | 'desc';

/** An event with its time on the shop's clock. */
export interface TimedItem {
	item: TimelineItem;
	at: Moment;
}

export interface TimelineGroup {
	/** First instant of the day, week or month. */
	start: Moment;
	items: TimedItem[];
}

/**
 * Groups events by day, week or month of the shop's calendar, groups and events in order. Events without a valid date
 * are left out.
 */
export function groupItems(
	items: readonly TimelineItem[],
	groupBy: GroupBy,
	orderBy: OrderBy,
	weekStart: WeekStart,
): TimelineGroup[] {
	const timed = items
		.filter((item) => !Number.isNaN(timeOf(item)))
		.sort((one, other) => timeOf(one) - timeOf(other))
		.map((item) => ({ item, at: toStoreMoment(new Date(item.date)) }));
	if (orderBy === 'desc') timed.reverse();
	const groups: TimelineGroup[] = [];
	for (const event of timed) {
		const start = startOfUnit(event.at, groupBy, weekStart);
		const group = groups.at(-1);
		// By the calendar, because a clock change may give two events of a day two offsets.
		if (group && calendarDay(group.start) === calendarDay(start)) group.items.push(event);
		else groups.push({ start, items: [event] });
	}
	return groups;
}

function timeOf({ date }: TimelineItem): number {
	return new Date(date).getTime();
}
