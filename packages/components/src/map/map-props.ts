import type { StepValue } from '../steps/steps';

export interface WorldMapProps {
	/**
	 * By code: countries by the two letters of ISO 3166, states by WooCommerce's code without the country (`CA`). null and
	 * NaN are unknown. A place that is missing has nothing to show.
	 */
	values: ReadonlyMap<string, StepValue>;
	format: (value: number) => string;
	/** For the legend, such as `$1.2k`; `format` unless given. */
	formatShort?: ((value: number) => string) | undefined;
	/** Names the map. */
	label: string;
	/** The shop's name of a place. One that the shop does not name is land without a name and a value. */
	nameOf: (code: string) => string | undefined;
	/** Click, Enter and Space on a place with a value. */
	onSelect?: ((code: string) => void) | undefined;
	/** `world`, or a country for its states (`hasMap`); nothing is drawn for one without shapes. */
	level?: string | undefined;
	/** What shares are of; the sum of the values unless given. null where values cannot be summed: no shares. */
	total?: number | null | undefined;
}
