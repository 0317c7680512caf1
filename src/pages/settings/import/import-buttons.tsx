import { __ } from '@wordpress/i18n';
import { Button } from '@store-analytics/components';
import { useConfirm } from '../../../platform/dialog';
import { isUnderWay } from './import-phase';
import type { useImport } from './use-import';

type ImportButtonsProps = Pick<
	ReturnType<typeof useImport>,
	'phase' | 'importedFrom' | 'isDateValid' | 'start' | 'startAgain' | 'stop' | 'remove'
>;

/** The actions on the import in its current state. */
export function ImportButtons(props: ImportButtonsProps) {
	const { phase, importedFrom, isDateValid, start, startAgain, stop, remove } = props;
	const { ask, dialog } = useConfirm();
	const deletion = __('Delete previously imported data', 'store-analytics');
	const onRemove = async () => {
		const question = __('Delete all imported data from the reports?', 'store-analytics');
		if (await ask(question, deletion)) await remove();
	};
	const removal = (
		<>
			<Button variant="secondary" isDestructive onClick={() => void onRemove()}>
				{deletion}
			</Button>
			{dialog}
		</>
	);
	if (isUnderWay(phase)) {
		return (
			<>
				<Button variant="secondary" onClick={() => void stop()}>
					{__('Stop import', 'store-analytics')}
				</Button>
				<p className="woocommerce-setting__help">
					{__('Data imported so far is kept. You can resume the import later.', 'store-analytics')}
				</p>
				<p className="woocommerce-setting__help">
					{__(
						'You can leave this page; the import continues in the background.',
						'store-analytics',
					)}
				</p>
			</>
		);
	}
	if (phase === 'finished' || phase === 'error') {
		return (
			<>
				<Button variant="secondary" onClick={() => void startAgain()}>
					{__('Re-import data', 'store-analytics')}
				</Button>
				{removal}
			</>
		);
	}
	return (
		<>
			<Button
				variant="primary"
				disabled={phase !== 'ready' || !isDateValid}
				accessibleWhenDisabled
				onClick={() => void start()}
			>
				{__('Start', 'store-analytics')}
			</Button>
			{Boolean(importedFrom) && removal}
		</>
	);
}
