import type { StoreContext } from '../../context';
import { readOption, setOption } from '../admin/options';
import { openShop } from '../../reports/shop';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';

const SCHEDULED = 'woocommerce_analytics_scheduled_import';
const LAST = 'woocommerce_admin_scheduler_last_processed_order_modified_date';

const denied = new RestError(
	'woocommerce_rest_cannot_view',
	'Sorry, you are not allowed to manage analytics imports.',
	401,
);

async function isScheduled({ database }: StoreContext): Promise<boolean> {
	return (await readOption(database, SCHEDULED)) === 'yes';
}

/**
 * `GET imports/status`: whether orders come into the reports in batches, as the shop wants it. They are in the reports
 * at once here all the same, so that no run is ever due.
 */
const batchStatus: Route = route({
	path: '/wc-analytics/imports/status',
	since: 'scheduledImports',
	denied,
	async handle({ context }) {
		if (!(await isScheduled(context))) {
			return {
				data: {
					mode: 'immediate',
					last_processed_date: null,
					next_scheduled: null,
					import_in_progress_or_due: null,
				},
			};
		}
		return {
			data: {
				mode: 'scheduled',
				last_processed_date: (await readOption(context.database, LAST)) ?? null,
				next_scheduled: null,
				import_in_progress_or_due: false,
			},
		};
	},
});

/** `POST imports/trigger`: takes in what is waiting, where orders come in batches. */
const triggerBatch: Route = route({
	path: '/wc-analytics/imports/trigger',
	method: 'POST',
	since: 'scheduledImports',
	denied,
	async handle({ context }) {
		if (!(await isScheduled(context))) {
			throw new RestError(
				'woocommerce_rest_analytics_import_immediate_mode',
				'Orders are imported at once: there is nothing to start.',
				400,
			);
		}
		const { time } = await openShop(context);
		const utc = context.now().toISOString().slice(0, 19).replace('T', ' ');
		await setOption(context.database, LAST, time.toLocal(utc));
		return { data: { success: true, message: 'Batch import triggered successfully.' } };
	},
});

/** Taking orders into the reports in batches. */
export const batchRoutes: readonly Route[] = [batchStatus, triggerBatch];
