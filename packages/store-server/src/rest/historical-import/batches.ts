import { __ } from '@wordpress/i18n';
import type { StoreContext } from '../store-context';
import { readOption, setOption } from '../admin/options';
import { scheduledImportSetting } from '../admin/setting-descriptions';
import { openShop } from '../../reports/shop';
import { readMoment } from '../../base/time/moment';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';

const SCHEDULED = scheduledImportSetting.id;
const LAST = 'woocommerce_admin_scheduler_last_processed_order_modified_date';
const INTERVAL = 12 * 3_600_000;

const denied = new RestError(
	'woocommerce_rest_cannot_view',
	'Sorry, you are not allowed to manage analytics imports.',
	401,
);

async function isScheduled({ database }: StoreContext): Promise<boolean> {
	return (await readOption(database, SCHEDULED)) === 'yes';
}

/** Orders enter the reports when the store is written, so none waits for another try. */
const noneFailed = { failed_count: 0, failed_overflow_count: 0 };

/**
 * `GET imports/status`: whether the shop's orders enter the reports in batches. Here they enter at once anyway, so a
 * run ends as soon as it is due.
 */
const batchStatus: Route = route({
	path: '/wc-analytics/imports/status',
	since: 'scheduledImports',
	denied,
	async handle({ context, features }) {
		const failed = features.failedImports && noneFailed;
		if (!(await isScheduled(context))) {
			return {
				data: {
					mode: 'immediate',
					last_processed_date: null,
					next_scheduled: null,
					import_in_progress_or_due: null,
					...failed,
				},
			};
		}
		return {
			data: {
				mode: 'scheduled',
				...(await runsOf(context)),
				import_in_progress_or_due: false,
				...failed,
			},
		};
	},
});

/** `POST imports/trigger`: imports what is waiting, in shops with batches. */
const triggerBatch: Route = route({
	path: '/wc-analytics/imports/trigger',
	method: 'POST',
	changes: 'settings',
	since: 'scheduledImports',
	denied,
	async handle({ context }) {
		if (!(await isScheduled(context))) {
			throw new RestError(
				'woocommerce_rest_analytics_import_immediate_mode',
				__('New orders are imported right away: there is nothing to start.', 'store-analytics'),
				400,
			);
		}
		await noteRun(context);
		return {
			data: {
				success: true,
				message: __('Batch import triggered successfully.', 'store-analytics'),
			},
		};
	},
});

/** `POST imports/retry-failed`: refused, because no import has failed. */
const retryFailed: Route = route({
	path: '/wc-analytics/imports/retry-failed',
	method: 'POST',
	changes: 'own',
	since: 'failedImports',
	denied,
	handle: () => {
		throw new RestError(
			'woocommerce_rest_analytics_no_failed_imports',
			__('All orders are in the reports: there is nothing to try again.', 'store-analytics'),
			400,
		);
	},
});

/** The last run and the next one, in the shop's time; twelve hours apart, counted from the last requested one. */
async function runsOf(context: StoreContext) {
	const asked = await readOption(context.database, LAST);
	const first = typeof asked === 'string' ? readMoment(asked)?.wall : undefined;
	if (first === undefined) return { last_processed_date: null, next_scheduled: null };
	const { time } = await openShop(context);
	const runs = Math.max(0, Math.floor((context.now().getTime() - first) / INTERVAL));
	const local = (milliseconds: number) => time.toLocal(utc(new Date(milliseconds)));
	return {
		last_processed_date: local(first + runs * INTERVAL),
		next_scheduled: local(first + (runs + 1) * INTERVAL),
	};
}

/** Records an import of orders now, also when the owner turns batches on. */
export async function noteRun({ database, now }: StoreContext): Promise<void> {
	await setOption(database, LAST, utc(now()));
}

function utc(date: Date): string {
	return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** Taking orders into the reports in batches. */
export const batchRoutes: readonly Route[] = [batchStatus, triggerBatch, retryFailed];
