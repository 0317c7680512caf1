import { isDictionary } from '../parse-replies';
import { isMatching, listIn } from './stored-lists';

/** A number or chart of a report that its user has put on Overview, about the days that are looked at there. */
export interface Pin {
	readonly kind: 'number' | 'chart';
	/** In-app path of the report. */
	readonly path: string;
	/** Key of the chart among the report's. */
	readonly metric: string;
	/** What the report was narrowed to, as a query string. */
	readonly query: string;
}

/** The preference with a user's pins. */
export const pinsPreference = 'store_analytics_pins';

/** How many pins a user may have. */
export const pinLimit = 30;

/** A user's pins out of the preference, as JSON text or read already; what is not a pin is left out, and each is there once. */
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

/** The same text for the same pin. */
export function pinKey({ kind, path, metric, query }: Pin): string {
	return `${kind} ${path} ${metric} ${query}`;
}
