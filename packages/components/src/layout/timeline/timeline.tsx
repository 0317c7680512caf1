import { useMemo } from 'react';
import clsx from 'clsx';
import { __ } from '@wordpress/i18n';
import { calendarDay, formatPhpDate, type WeekStart } from '@store-analytics/date';
import { useInstanceId } from '../../primitives';
import { useStore } from '../../store-context/use-store';
import {
	groupItems,
	type GroupBy,
	type OrderBy,
	type TimelineGroup,
	type TimelineItem,
} from './grouping';
import { TimelineEvent } from './timeline-item';
import { StateDrawing } from '../../feedback/state-drawing/state-drawing';
import './timeline.css';

export interface TimelineProps {
	items?: readonly TimelineItem[];
	groupBy?: GroupBy;
	/** Of groups and of the events in them. */
	orderBy?: OrderBy;
	/** PHP format of a group's title, its first day. */
	dateFormat?: string;
	/** PHP format of an event's time. */
	clockFormat?: string;
	className?: string;
}

/**
 * Shows events by day, the latest first by default (S9.tables-timeline-and.2). Times are the shop's wall clock.
 * @example <Timeline items={[{ date: new Date(), icon: <Icon icon="star" />, headline: 'Order paid', body: [] }]} />
 */
export function Timeline(props: TimelineProps) {
	const { items, groupBy = 'day', orderBy = 'desc', className } = props;
	const { dateFormat = 'F j, Y', clockFormat = 'g:ia' } = props;
	const { weekStart } = useStore();
	const groups = useMemo(
		// as: a store's week starts on one of the seven days.
		() => groupItems(items ?? [], groupBy, orderBy, weekStart as WeekStart),
		[items, groupBy, orderBy, weekStart],
	);
	if (groups.length === 0) {
		return (
			<div className={clsx('woocommerce-timeline', className)}>
				<StateDrawing state="empty" />
				<p className="timeline_no_events">{__('No data to display', 'store-analytics')}</p>
			</div>
		);
	}
	return (
		<div className={clsx('woocommerce-timeline', className)}>
			<ul>
				{groups.map((group) => (
					<Group key={calendarDay(group.start)} {...{ group, dateFormat, clockFormat }} />
				))}
			</ul>
		</div>
	);
}

interface GroupProps {
	group: TimelineGroup;
	dateFormat: string;
	clockFormat: string;
}

function Group({ group, dateFormat, clockFormat }: GroupProps) {
	const titleId = useInstanceId('timeline-group');
	return (
		<li className="woocommerce-timeline-group">
			<p id={titleId} className="woocommerce-timeline-group__title">
				{formatPhpDate(group.start, dateFormat)}
			</p>
			<ul aria-labelledby={titleId}>
				{group.items.map((event, index) => (
					<TimelineEvent key={index} event={event} clockFormat={clockFormat} />
				))}
			</ul>
		</li>
	);
}
