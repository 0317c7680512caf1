import { __ } from '@wordpress/i18n';
import { valueText, type ChartData } from './model';
import { valueWords } from './plot/spoken';
import type { ChartFormats } from './use-chart-data';

interface ChartDataTableProps {
	data: ChartData;
	caption: string;
	height: number;
	formats: ChartFormats;
}

/** All data of the chart as a table, including hidden series. */
export function ChartDataTable({ data, caption, height, formats }: ChartDataTableProps) {
	const hasNotes = data.notes.some(({ length }) => length > 0);
	const words = valueWords(formats.numbers.exact);
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
						{hasNotes && <th scope="col">{__('Notes', 'store-analytics')}</th>}
					</tr>
				</thead>
				<tbody>
					{data.dates.map((date, index) => (
						<tr key={index}>
							<th scope="row">{formats.writeLabel(date)}</th>
							{data.series.map((one) => (
								<td key={one.key}>{valueText(one, index, words)}</td>
							))}
							{hasNotes && <td>{data.notes[index]?.join('; ')}</td>}
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}
