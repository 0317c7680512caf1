import { languageTag } from '@store-analytics/date';

const units = [
	['year', 31_557_600],
	['month', 2_629_800],
	['week', 604_800],
	['day', 86_400],
	['hour', 3_600],
	['minute', 60],
] as const;

/** Returns how long ago a time was, in a WordPress locale (`de_DE`): "2 days ago", "vor 2 Tagen". */
export function timeAgo(moment: Date, now: Date, locale: string): string {
	const seconds = Math.max(0, (now.getTime() - moment.getTime()) / 1000);
	const [unit, length] = units.find(([, size]) => seconds >= size) ?? (['second', 1] as const);
	const words = new Intl.RelativeTimeFormat(languageTag(locale), { numeric: 'auto' });
	return words.format(-Math.floor(seconds / length), unit);
}
