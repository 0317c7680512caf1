import { useMemo } from 'react';
import { applyFilters } from '@wordpress/hooks';
import { useGivenStore } from '../store-context/store-context';
import type { ChartProps } from './chart-props';
import type { ShownAs } from './shown-as';
import {
	createDateReader,
	createDateWriter,
	createNumberFormats,
	readChartData,
	type ChartData,
	shownData,
	type LegendItem,
} from './model';

/** Returns the series of a chart, in colours that extensions may filter. */
export function useChartData(props: ChartProps): ChartData {
	const { data, notes, mode = 'time-comparison' } = props;
	const { dateParser = '%Y-%m-%dT%H:%M:%S' } = props;
	const chosen = props.filterParam ? props.query?.[props.filterParam] : undefined;
	// Callers often create a new object of totals at each render.
	const totalsKey = JSON.stringify(props.legendTotals ?? {});
	return useMemo(
		() =>
			readChartData(data ?? [], {
				mode,
				notes,
				reader: createDateReader(dateParser),
				legendTotals: JSON.parse(totalsKey),
				chosenKeys: new Set(String(chosen ?? '').split(',')),
				colorOf: seriesColor,
			}),
		[data, notes, mode, dateParser, totalsKey, chosen],
	);
}

function seriesColor(index: number, key: string, orderedKeys: LegendItem[]) {
	const color = applyFilters('woocommerce_admin_chart_item_color', index, key, orderedKeys);
	return typeof color === 'string' && color.startsWith('#') ? color : undefined;
}

/** Returns the values in their display mode. */
export function useShownData(
	data: ChartData,
	{ interval = 'day' }: ChartProps,
	{ values, stacking }: ShownAs,
): ChartData {
	return useMemo(
		() => shownData(data, { values, stacking, interval }),
		[data, values, stacking, interval],
	);
}

/** Returns formatters of dates and numbers in the shop's language and currency. */
export function useChartFormats(props: ChartProps, { stacking }: ShownAs) {
	const { locale, currency: storeCurrency } = useGivenStore();
	const { xFormat = '%d', x2Format = '%b %Y', x2ShortFormat } = props;
	const { tooltipLabelFormat = '%B %-d, %Y', screenReaderFormat = '%B %-d, %Y' } = props;
	const dates = useMemo(
		() => ({
			writeX: createDateWriter(xFormat, locale),
			writeX2: createDateWriter(x2Format, locale),
			writeShortX2:
				x2ShortFormat === undefined ? undefined : createDateWriter(x2ShortFormat, locale),
			writeLabel: createDateWriter(tooltipLabelFormat, locale),
			writeSpoken: createDateWriter(screenReaderFormat, locale),
		}),
		[locale, xFormat, x2Format, x2ShortFormat, tooltipLabelFormat, screenReaderFormat],
	);
	const currency = props.currency ?? storeCurrency.getCurrencyConfig();
	const currencyKey = JSON.stringify(currency);
	const { valueType, yFormat, yBelow1Format, tooltipValueFormat } = props;
	const totals = useMemo(
		() =>
			createNumberFormats({
				currency: JSON.parse(currencyKey),
				valueType,
				yFormat,
				yBelow1Format,
				tooltipValueFormat,
			}),
		[currencyKey, valueType, yFormat, yBelow1Format, tooltipValueFormat],
	);
	const isShare = stacking === 'share';
	const numbers = useMemo(
		() =>
			isShare
				? createNumberFormats({
						currency: JSON.parse(currencyKey),
						valueType: 'percent',
						tooltipValueFormat: '.1%',
					})
				: totals,
		[isShare, currencyKey, totals],
	);
	return useMemo(() => ({ ...dates, numbers, totals }), [dates, numbers, totals]);
}

export type ChartFormats = ReturnType<typeof useChartFormats>;
