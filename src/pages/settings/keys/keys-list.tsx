import { __, sprintf } from '@wordpress/i18n';
import { Button, TableCard } from '@store-analytics/components';
import type { ProgramKey } from '@store-analytics/rest-api';
import { useConfirm } from '../../../platform/dialog';
import { textColumn } from '../../table-columns';
import { Ago } from './ago';

interface KeysListProps {
	readonly keys: readonly ProgramKey[];
	readonly isBusy: boolean;
	readonly onRevoke: (id: string) => Promise<boolean>;
}

/** The keys with their last use, and a button that revokes each. */
export function KeysList({ keys, isBusy, onRevoke }: KeysListProps) {
	const { ask, dialog } = useConfirm();
	const revoke = async ({ id, name }: ProgramKey) => {
		const question = sprintf(
			/* translators: %s: name of a program, such as "Claude" */
			__('Revoke the key of %s? The program can then no longer read anything.', 'store-analytics'),
			name,
		);
		if (await ask(question, __('Revoke', 'store-analytics'))) await onRevoke(id);
	};
	const rows = keys.map((key) => [
		{ display: <bdi>{key.name}</bdi>, value: key.name },
		{ display: <Ago moment={key.created} />, value: key.created },
		{ display: <Ago moment={key.used} />, value: key.used ?? '' },
		{
			display: key.personal
				? __('Numbers and names of customers', 'store-analytics')
				: __('Numbers', 'store-analytics'),
			value: String(key.personal),
		},
		{
			display: (
				<Button
					variant="link"
					disabled={isBusy}
					accessibleWhenDisabled
					aria-label={sprintf(
						/* translators: %s: name of a program, such as "Claude" */
						__('Revoke the key of %s', 'store-analytics'),
						key.name,
					)}
					onClick={() => void revoke(key)}
				>
					{__('Revoke', 'store-analytics')}
				</Button>
			),
			value: key.id,
		},
	]);
	return (
		<>
			<TableCard
				title={__('Keys', 'store-analytics')}
				headers={[
					textColumn('name', __('Program', 'store-analytics')),
					textColumn('created', __('Created', 'store-analytics')),
					textColumn('used', __('Last use', 'store-analytics')),
					textColumn('reads', __('Can read', 'store-analytics')),
					textColumn('revoke', __('Action', 'store-analytics')),
				]}
				rows={rows}
				rowsPerPage={rows.length}
				totalRows={rows.length}
				showMenu={false}
			/>
			{dialog}
		</>
	);
}
