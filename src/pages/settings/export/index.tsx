import { __, sprintf } from '@wordpress/i18n';
import { Button, SectionHeader, Spinner, useStore } from '@store-analytics/components';
import { languageTag } from '@store-analytics/date';
import type { ShopExport } from '@store-analytics/rest-api';
import { FailureLine } from '../../../platform/failures';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { formatCount } from '../../../reports/engine/definition/cells';
import { momentText } from '../../../reports/data-status/sync/sync-state';
import { useShopExport } from './use-shop-export';
import './export.css';

/** Exports the shop into a .zip that Store Analytics opens without WordPress. */
export function ExportBox() {
	const { state, failure, isBusy, start, remove } = useShopExport();
	return (
		<section className="woocommerce-settings-data sa-shop-export">
			<SectionHeader title={__('Export this shop', 'store-analytics')} />
			<div className="woocommerce-settings-data__body">
				<p>
					{__(
						'Create a .zip of this shop to open it with Store Analytics on your own computer.',
						'store-analytics',
					)}
				</p>
				<p>
					{__(
						'The file contains personal data of your customers: names, email and postal addresses, phone numbers, IP addresses, orders and reviews. Keep it safe.',
						'store-analytics',
					)}
				</p>
				{failure && <FailureLine {...failure} />}
				{!state && !failure && <Spinner />}
				<div role="status">{state && <ExportStatus {...state} />}</div>
			</div>
			{state && <ExportButtons state={state} isBusy={isBusy} start={start} remove={remove} />}
		</section>
	);
}

/** The state in words, and the progress. */
function ExportStatus(state: ShopExport) {
	const { currency } = useStore();
	const { userLocale } = useAppSettings();
	switch (state.status) {
		case 'running':
			return (
				<div className="sa-shop-export__progress">
					<span>
						{state.file === 'orders' && state.total
							? sprintf(
									/* translators: 1: how many are exported, 2: how many there are */
									__('Exporting orders: %1$s of %2$s', 'store-analytics'),
									formatCount(state.done, currency),
									formatCount(state.total, currency),
								)
							: __('Exporting…', 'store-analytics')}
					</span>
					<progress aria-label={__('Progress', 'store-analytics')} max={1} value={state.share} />
					<p className="woocommerce-setting__help">
						{__(
							'You can leave this page. The export continues in the background.',
							'store-analytics',
						)}
					</p>
				</div>
			);
		case 'done':
			return (
				<p>
					{sprintf(
						/* translators: 1: size of a file, 2: a time such as "5:24 PM", with its date unless it is today */
						__('The export is ready (%1$s). It is deleted automatically: %2$s.', 'store-analytics'),
						megabytes(state.bytes, userLocale),
						momentText(new Date(state.kept_until * 1000).toISOString()),
					)}
				</p>
			);
		case 'failed':
			return (
				<p className="sa-shop-export__failure">
					{__('The export failed.', 'store-analytics')} {state.reason}
				</p>
			);
		default:
			return null;
	}
}

interface ExportButtonsProps extends Pick<
	ReturnType<typeof useShopExport>,
	'isBusy' | 'start' | 'remove'
> {
	readonly state: ShopExport;
}

function ExportButtons({ state, isBusy, start, remove }: ExportButtonsProps) {
	const isDone = state.status === 'done';
	const isRunning = state.status === 'running';
	return (
		<div className="woocommerce-settings__actions">
			{isDone && (
				<a className="sa-button is-primary" href={state.download} download>
					{__('Download the export', 'store-analytics')}
				</a>
			)}
			{!isDone && !isRunning && (
				<Button
					variant="primary"
					disabled={isBusy}
					accessibleWhenDisabled
					onClick={() => void start()}
				>
					{state.status === 'failed'
						? __('Try again', 'store-analytics')
						: __('Export this shop', 'store-analytics')}
				</Button>
			)}
			{(isDone || isRunning) && (
				<Button
					variant="secondary"
					disabled={isBusy}
					accessibleWhenDisabled
					onClick={() => void remove()}
				>
					{isDone ? __('Delete the file', 'store-analytics') : __('Cancel', 'store-analytics')}
				</Button>
			)}
		</div>
	);
}

function megabytes(bytes: number, locale: string): string {
	return new Intl.NumberFormat(languageTag(locale), {
		style: 'unit',
		unit: 'megabyte',
		maximumSignificantDigits: 2,
	}).format(bytes / 1e6);
}
