import { __, sprintf } from '@wordpress/i18n';
import { shadeOf, isKnown, type Shade, type StepBounds, type StepValue } from '../steps/steps';
import type { WorldMapProps } from './map-props';
import type { Shapes } from './shapes';

type PlaceProps = Pick<WorldMapProps, 'values' | 'format' | 'nameOf' | 'total'>;

/** A place with a value. */
export interface Place {
	readonly code: string;
	readonly name: string;
	readonly value: StepValue;
	/** The value as text. */
	readonly text: string;
	/** '' where values have no shares. */
	readonly share: string;
}

/** Places with a name and a value, the greatest first, unknown ones last: the order of the arrow keys. */
export function placesOf(props: PlaceProps, locale: string): Place[] {
	const { values, format, nameOf } = props;
	const percent = percentOf(props, locale);
	return [...values]
		.flatMap(([code, value]) => {
			const name = nameOf(code);
			return name === undefined ? [] : [{ code, name, value }];
		})
		.sort((a, b) => rankOf(b.value) - rankOf(a.value))
		.map((place) => ({
			...place,
			text: isKnown(place.value) ? format(place.value) : __('Unknown', 'store-analytics'),
			share: isKnown(place.value) ? percent(place.value) : '',
		}));
}

const rankOf = (value: StepValue) => (isKnown(value) ? value : -Number.MAX_VALUE);

function percentOf({ values, total }: PlaceProps, locale: string): (value: number) => string {
	const known = [...values.values()].filter(isKnown);
	const whole = total === undefined ? known.reduce((sum, value) => sum + value, 0) : total;
	// A share of nothing says nothing, and beside a value below zero shares do not add up.
	if (!whole || whole < 0 || known.some((value) => value < 0)) return () => '';
	const { format } = new Intl.NumberFormat(locale, {
		style: 'percent',
		maximumSignificantDigits: 2,
	});
	return (value) =>
		// translators: %s: a share with its sign, such as 12%.
		sprintf(__('%s of the total', 'store-analytics'), format(value / whole));
}

/** A place in a sentence: 'Germany: $1,234, 12% of the total'. */
export function spokenPlace({ name, text, share }: Place): string {
	const value = share
		? // translators: 1: a value, 2: its share, such as "12% of the total".
			sprintf(__('%1$s, %2$s', 'store-analytics'), text, share)
		: text;
	/* translators: 1: name of a value, 2: the value */
	return sprintf(__('%1$s: %2$s', 'store-analytics'), name, value);
}

export function isOnMap({ code }: Place, { places }: Shapes): boolean {
	return Object.hasOwn(places, code);
}

/** Shades by code, for the places to draw. */
export function shadesOf(places: readonly Place[], bounds: StepBounds): ReadonlyMap<string, Shade> {
	return new Map(places.map(({ code, value }) => [code, shadeOf(value, bounds)]));
}
