import { isDictionary } from '../parse-replies';
import { isMatching, listIn } from './stored-lists';

/** A number or chart of a report that the user has pinned to Overview, which shows it for its own dates. */
export interface Pin {
	readonly kind: 'number' | 'chart';
	/** In-app path of the report. */
	readonly path: string;
	/** Key of the chart in the report. */
	readonly metric: string;
	/** The filters of the report, as a query string. */
	readonly query: string;
}

/** The name of the preference with a user's pins. */
export const pinsPreference = 'store_analytics_pins';

/** The most pins of a user. */
export const pinLimit = 30;

/**
 * Parses a user's pins from the preference, as JSON text or as a value. Invalid entries and duplicates are left out.
 * @example parsePins([{ kind: 'chart', path: '/analytics/orders', metric: 'orders_count', query: '' }]).length // 1
 */
export function parsePins(value: unknown): Pin[] {
	const pins = listIn(value).flatMap((entry): Pin[] => {
		if (!isDictionary(entry)) return [];
		const { kind, path, metric, query } = entry;
		const isUsable =
			(kind === 'number' || kind === 'chart') &&
			isMatching('path', path) &&
			isMatching('metric', metric) &&
			isMatching('query', query);
		return isUsable ? [{ kind, path, metric, query }] : [];
	});
	return [...new Map(pins.map((pin) => [pinKey(pin), pin])).values()];
}

/**
 * Returns a key that is equal for equal pins.
 * @example pinKey({ kind: 'chart', path: '/analytics/orders', metric: 'orders_count', query: '' }) // 'chart /analytics/orders orders_count '
 */
export function pinKey({ kind, path, metric, query }: Pin): string {
	return `${kind} ${path} ${metric} ${query}`;
}
