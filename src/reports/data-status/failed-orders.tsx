import { __, _n, sprintf } from '@wordpress/i18n';
import { Button, Link, useStore } from '@store-analytics/components';
import { numberFormat } from '@store-analytics/number';
import { FailureLine } from '../../platform/failures';
import { useAppSettings } from '../../platform/settings/settings-context';
import { useFailedImports } from './use-failed-imports';
import './failed-orders.css';

interface FailedOrdersProps {
	/** Orders that the shop lists, and can try again. */
	readonly count: number;
	/** Failures that its list had no room for. */
	readonly overflow: number;
}

/** Says how many orders are missing from the reports, and has the shop import them again. */
export default function FailedOrders({ count, overflow }: FailedOrdersProps) {
	const { standsAlone, adminUrl } = useAppSettings();
	const { decimalSeparator, thousandSeparator } = useStore().currency.getCurrencyConfig();
	const number = numberFormat({ decimalSeparator, thousandSeparator, precision: null }, count);
	const { isTrying, refusal, retry } = useFailedImports(count);
	return (
		<div className="sa-failed-orders">
			<p role="status">
				{missingText({ count, overflow }, number)}{' '}
				{isTrying && __('The shop is importing them again…', 'store-analytics')}
			</p>
			{count > 0 && !isTrying && !refusal && (
				<Button variant="link" onClick={() => void retry()}>
					{__('Try again', 'store-analytics')}
				</Button>
			)}
			{!standsAlone && (
				<Link
					type="wp-admin"
					href={`${adminUrl}admin.php?page=wc-status&tab=logs&source=wc-analytics-order-import`}
				>
					{__('Log of the import', 'store-analytics')}
				</Link>
			)}
			{refusal && (
				<FailureLine
					what={__('The import could not be tried again.', 'store-analytics')}
					error={refusal.error}
					onRetry={() => void retry()}
				/>
			)}
		</div>
	);
}

function missingText({ count, overflow }: FailedOrdersProps, number: string): string {
	if (overflow === 0) {
		return sprintf(
			/* translators: %s: a number of orders */
			_n(
				'%s order is missing from the reports, because its import failed.',
				'%s orders are missing from the reports, because their import failed.',
				count,
				'store-analytics',
			),
			number,
		);
	}
	const missing =
		count > 0
			? sprintf(
					/* translators: %s: a number of orders */
					__(
						'More than %s orders are missing from the reports, because their import failed.',
						'store-analytics',
					),
					number,
				)
			: __('Orders are missing from the reports, because their import failed.', 'store-analytics');
	const advice = __(
		'Import historical data in the settings, and skip what was imported before.',
		'store-analytics',
	);
	return `${missing} ${advice}`;
}
