import { hasMap } from './map-levels';
import type { WorldMapProps } from './map-props';
import { MapFrame } from './map-frame';

/**
 * Shows values of countries, or of the states of one (`level`), as shades on a map with a legend. Its shapes load at the
 * first drawing. It is one tab stop: arrow keys go from the greatest value to the smallest. All values must also be in
 * a table beside it.
 * @example <WorldMap label="Net sales by country" values={netSales} format={money} nameOf={countryName} />
 */
export function WorldMap({ level = 'world', ...props }: WorldMapProps) {
	return hasMap(level) ? <MapFrame {...props} level={level} /> : null;
}
