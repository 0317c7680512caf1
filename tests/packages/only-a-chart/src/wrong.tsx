import { Chart } from '@store-analytics/components';

// @ts-expect-error: the types know the two kinds of chart.
export const pie = <Chart chartType="pie" />;
