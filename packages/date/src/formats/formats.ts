import { __, sprintf } from '@wordpress/i18n';
import type { Interval } from '../clock/calendar-units';
import { defaultTableDateFormat } from './parse';

/** From this many points on, the axis of a chart by day shows months instead of days. */
export const dayTicksThreshold = 63;

/** From this many points on, the axis of a chart by week shows months instead of days. */
export const weekTicksThreshold = 9;

/** The date formats of one interval: for tooltips, both lines of the x axis, and tables. */
export interface DateFormats {
	screenReaderFormat: string;
	tooltipLabelFormat: string;
	xFormat: string;
	x2Format: string;
	/** Always in PHP's notation, which `<Date>` expects. */
	tableFormat: string;
}

/** The parts of a notation from which the formats of all intervals are built. */
interface Notation {
	hour: string;
	dayOfMonth: string;
	shortMonth: string;
	year: string;
	shortMonthYear: string;
	longMonthYear: string;
	shortDate: string;
	longDate: string;
	/** Escapes text so that it stands for itself. */
	literal: (text: string) => string;
}

const d3Notation: Notation = {
	hour: '%-I%p',
	dayOfMonth: '%-d',
	shortMonth: '%b',
	year: '%Y',
	shortMonthYear: '%b %Y',
	longMonthYear: '%B %Y',
	shortDate: '%b %-d, %Y',
	longDate: '%B %-d, %Y',
	literal: (text) => text.replaceAll('%', '%%'),
};

const phpNotation: Notation = {
	hour: 'gA',
	dayOfMonth: 'j',
	shortMonth: 'M',
	year: 'Y',
	shortMonthYear: 'M Y',
	longMonthYear: 'F Y',
	shortDate: 'M j, Y',
	longDate: 'F j, Y',
	literal: (text) => text.replace(/[A-Za-z\\]/g, '\\$&'),
};

/**
 * Returns the formats for `interval` with `ticks` points, in d3's notation (default) or PHP's (`{ type: 'php' }`).
 * @example getDateFormatsForInterval('day', 20).xFormat // '%-d'
 */
export function getDateFormatsForInterval(
	interval: Interval,
	ticks = 0,
	option: { type?: string } = { type: 'd3' },
): DateFormats {
	return option.type === 'php'
		? getDateFormatsForIntervalPhp(interval, ticks)
		: getDateFormatsForIntervalD3(interval, ticks);
}

/**
 * Returns the formats for `interval` with `ticks` points, in d3-time-format's notation.
 * @example getDateFormatsForIntervalD3('month').screenReaderFormat // '%B %Y'
 */
export function getDateFormatsForIntervalD3(interval: Interval, ticks = 0): DateFormats {
	return formatsIn(d3Notation, interval, ticks);
}

/**
 * Returns the formats for `interval` with `ticks` points, in the notation of PHP's date().
 * @example getDateFormatsForIntervalPhp('month').screenReaderFormat // 'F Y'
 */
export function getDateFormatsForIntervalPhp(interval: Interval, ticks = 0): DateFormats {
	return formatsIn(phpNotation, interval, ticks);
}

function formatsIn(n: Notation, interval: Interval, ticks: number): DateFormats {
	switch (interval) {
		case 'hour':
			return {
				screenReaderFormat: `${n.hour} ${n.longDate}`,
				tooltipLabelFormat: `${n.hour} ${n.shortDate}`,
				xFormat: n.hour,
				x2Format: n.shortDate,
				tableFormat: 'h A',
			};
		case 'week': {
			const label = weekOf(n);
			return { ...daysOrMonths(n, ticks >= weekTicksThreshold), ...label };
		}
		case 'month':
		case 'quarter':
			return {
				screenReaderFormat: n.longMonthYear,
				tooltipLabelFormat: n.longMonthYear,
				xFormat: n.shortMonth,
				x2Format: n.year,
				tableFormat: defaultTableDateFormat,
			};
		case 'year':
			return {
				screenReaderFormat: n.year,
				tooltipLabelFormat: n.year,
				xFormat: n.year,
				x2Format: n.shortMonthYear,
				tableFormat: defaultTableDateFormat,
			};
		default:
			return daysOrMonths(n, ticks >= dayTicksThreshold);
	}
}

function daysOrMonths(n: Notation, many: boolean): DateFormats {
	return {
		screenReaderFormat: n.longDate,
		tooltipLabelFormat: n.longDate,
		xFormat: many ? n.shortMonth : n.dayOfMonth,
		x2Format: many ? n.year : n.shortMonthYear,
		tableFormat: defaultTableDateFormat,
	};
}

function weekOf(n: Notation) {
	/* translators: the name of a week in a chart. %s: the date of its first day. */
	const template = __('Week of %s', 'store-analytics');
	// The date is inserted after escaping, so that only the translator's words are literal.
	const marker = '\u0000';
	const label = n.literal(sprintf(template, marker)).replace(marker, n.longDate);
	return { screenReaderFormat: label, tooltipLabelFormat: label };
}
