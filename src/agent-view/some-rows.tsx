import { useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, Table, type Header, type Row } from '@store-analytics/components';

/** Rows that a conversation has room for. */
const FEW = 10;

interface SomeRowsProps {
	readonly caption: string;
	readonly headers: Header[];
	readonly rows: Row[];
	/** All rows, also those that the result leaves out. */
	readonly count: number;
	readonly children?: ReactNode;
}

/** A table of the first rows, with a button for the others. Columns sort what the result has. */
export function SomeRows({ caption, headers, rows, count, children }: SomeRowsProps) {
	const [isWhole, setIsWhole] = useState(false);
	const [sorting, setSorting] = useState<{ orderby: string; order: 'asc' | 'desc' }>();
	const column = headers.findIndex(({ key }) => key === sorting?.orderby);
	const sorted = sorting ? [...rows].sort(byColumn(column, sorting.order)) : rows;
	return (
		<section className="sa-agent-view__table">
			<Table
				caption={caption}
				headers={headers}
				rows={isWhole ? sorted : sorted.slice(0, FEW)}
				query={sorting ?? {}}
				onSort={(orderby, order) => setSorting({ orderby, order })}
			/>
			{!isWhole && rows.length > FEW && (
				<Button variant="tertiary" onClick={() => setIsWhole(true)}>
					{/* translators: %d: a number of rows. */}
					{sprintf(__('Show all %d', 'store-analytics'), rows.length)}
				</Button>
			)}
			{rows.length < count && (
				<p>
					{/* translators: 1: a number of rows. 2: the number of all rows. */}
					{sprintf(__('%1$d of %2$d rows', 'store-analytics'), rows.length, count)}
				</p>
			)}
			{children}
		</section>
	);
}

function byColumn(column: number, order: 'asc' | 'desc') {
	const sign = order === 'asc' ? 1 : -1;
	return (a: Row, b: Row): number => {
		const [one, other] = [a[column]?.value, b[column]?.value];
		if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
		return (
			sign * String(one ?? '').localeCompare(String(other ?? ''), undefined, { numeric: true })
		);
	};
}
