import type { StepValue } from '../steps/steps';
import type { HeatmapAxisItem } from './grid-data';

export interface HeatmapProps {
	rows: readonly HeatmapAxisItem[];
	columns: readonly HeatmapAxisItem[];
	/** null, undefined and NaN are unknown, which is not zero. */
	value: (rowKey: string, columnKey: string) => StepValue;
	format: (value: number) => string;
	/** For cells and legend, such as `$1.2k`; `format` unless given. */
	formatShort?: ((value: number) => string) | undefined;
	/** Names the grid. */
	label: string;
	/** Click, Enter and Space on a cell. */
	onSelect?: ((rowKey: string, columnKey: string) => void) | undefined;
	/** Makes cells links, in place of `onSelect`; a cell without an address is none. */
	hrefOf?: ((rowKey: string, columnKey: string) => string | undefined) | undefined;
}
