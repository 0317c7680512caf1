import { useCallback } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { SectionHeader } from '@store-analytics/components';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { reasonOf, WayOut } from '../../../platform/failures';
import { FailedImportsOfShop } from '../../../reports/data-status';
import { useFiltered } from '../../../extensions/late-filters';
import { useScrollHere } from '../use-scroll-here';
import { ImportButtons } from './import-buttons';
import { ImportChoices } from './import-choices';
import { isUnderWay, type Phase } from './import-phase';
import { ImportProgress } from './import-progress';
import { statusTexts } from './status-texts';
import { useImport } from './use-import';
import './import.css';

/** Imports past orders and customers into the reports; `shouldScroll` scrolls the box into view. */
export function ImportBox({ shouldScroll }: { readonly shouldScroll: boolean }) {
	const box = useScrollHere(shouldScroll);
	const importing = useImport();
	const { importsAreScheduled } = useAppSettings();
	const { phase, customers, orders, importedFrom, failure, refresh } = importing;
	return (
		<section ref={box} className="woocommerce-settings-historical-data">
			<SectionHeader title={__('Import historical data', 'store-analytics')} />
			<div className="woocommerce-settings-historical-data__body">
				<p>
					{importsAreScheduled
						? __(
								'Import customers and orders created before Analytics was active. New and changed ones are added with the next scheduled update.',
								'store-analytics',
							)
						: __(
								'Import customers and orders created before Analytics was active. New ones are added automatically.',
								'store-analytics',
							)}
				</p>
				<FailedImportsOfShop />
				<ImportChoices {...importing} disabled={isUnderWay(phase)} />
				<ImportProgress
					label={__('registered customers', 'store-analytics')}
					progress={customers}
				/>
				<ImportProgress label={__('orders and refunds', 'store-analytics')} progress={orders} />
				<StatusLine phase={phase} importedFrom={importedFrom} />
				{phase === 'error' && (
					<div role="alert" className="woocommerce-settings-historical-data__error">
						<p>
							{__('Something went wrong with the import.', 'store-analytics')} {reasonOf(failure)}
						</p>
						<WayOut
							error={failure}
							onRetry={refresh}
							retryLabel={__('Try again', 'store-analytics')}
						/>
					</div>
				)}
				<div className="woocommerce-settings__actions">
					<ImportButtons {...importing} />
				</div>
			</div>
		</section>
	);
}

/** Shows and announces the state of the import. */
function StatusLine({ phase, importedFrom }: { phase: Phase; importedFrom: unknown }) {
	const { userLocale } = useAppSettings();
	const texts = useFiltered(
		useCallback(() => statusTexts(importedFrom, userLocale), [importedFrom, userLocale]),
	);
	const text = texts[phase];
	return (
		<p role="status" className="woocommerce-settings-historical-data__status">
			{text &&
				sprintf(
					/* translators: %s: how the import stands */
					__('Status: %s', 'store-analytics'),
					text,
				)}
		</p>
	);
}
