import { decodeEntities } from '@store-analytics/currency';
import type { ChartProps } from '@store-analytics/components';
import { fileName } from '../../../platform/file-name';
import { daysOf, type Period } from '../query/period';

/** Names shop and range in pictures of the chart, which may leave the shop. */
export function chartSource(
	title: string,
	{ primary }: Pick<Period, 'primary'>,
	shop: string,
): NonNullable<ChartProps['source']> {
	return {
		text: [decodeEntities(shop), primary.range].filter(Boolean).join(' · '),
		fileName: () => fileName({ title, days: daysOf(primary), shop }, 'png'),
	};
}
