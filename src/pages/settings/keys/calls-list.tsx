import { useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, TableCard } from '@store-analytics/components';
import type { ProgramCall } from '@store-analytics/rest-api';
import { textColumn } from '../../table-columns';
import { Ago } from './ago';

/** Calls that are shown at first. */
const few = 10;

/** What programs asked last: who, what, when, and how many rows they got. */
export function CallsList({ calls }: { readonly calls: readonly ProgramCall[] }) {
	const [showsAll, setShowsAll] = useState(false);
	const shown = showsAll ? calls : calls.slice(0, few);
	const rows = shown.map(({ at, who, what, rows: count, status }) => {
		const name = who === '' ? __('Access token', 'store-analytics') : who;
		const result = count === null ? refusedText(status) : String(count);
		return [
			{ display: <Ago moment={at} />, value: at },
			{ display: <bdi>{name}</bdi>, value: name },
			{ display: <bdi>{what}</bdi>, value: what },
			{ display: result, value: result },
		];
	});
	return (
		<>
			<TableCard
				title={__('Recent requests', 'store-analytics')}
				headers={[
					textColumn('at', __('Time', 'store-analytics')),
					textColumn('who', __('Program', 'store-analytics')),
					textColumn('what', __('Request', 'store-analytics')),
					textColumn('rows', __('Rows', 'store-analytics')),
				]}
				rows={rows}
				rowsPerPage={rows.length}
				totalRows={rows.length}
				showMenu={false}
			/>
			{calls.length > few && !showsAll && (
				<Button variant="secondary" onClick={() => setShowsAll(true)}>
					{__('Show all requests', 'store-analytics')}
				</Button>
			)}
		</>
	);
}

function refusedText(status: number): string {
	/* translators: %d: a status of HTTP, such as 403 */
	return sprintf(__('Rejected (%d)', 'store-analytics'), status);
}
