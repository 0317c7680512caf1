import { __ } from '@wordpress/i18n';
import type { ChartData } from './model';
import type { ChartFormats } from './use-chart-data';

interface ChartDataTableProps {
	data: ChartData;
	caption: string;
	height: number;
	formats: ChartFormats;
}

/** Everything that the chart shows, as a table, hidden series included. */
export function ChartDataTable({ data, caption, height, formats }: ChartDataTableProps) {
	const missing = __('N/A', 'store-analytics');
	return (
		<section
			className="woocommerce-chart__data-table"
			aria-label={caption}
			// eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which the keyboard does only where focus is
			tabIndex={0}
			style={{ maxBlockSize: height }}
		>
			<table>
				<caption className="screen-reader-text">{caption}</caption>
				<thead>
					<tr>
						<th scope="col">{__('Date', 'store-analytics')}</th>
						{data.series.map(({ key, label }) => (
							<th key={key} scope="col">
								{label}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{data.dates.map((date, index) => (
						<tr key={index}>
							<th scope="row">{formats.writeLabel(date)}</th>
							{data.series.map(({ key, values }) => {
								const value = values[index] ?? null;
								return <td key={key}>{value === null ? missing : formats.numbers.exact(value)}</td>;
							})}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
