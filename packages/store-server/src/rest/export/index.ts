import { __ } from '@wordpress/i18n';
import { addNote } from '../notes/add-note';
import { RestError } from '../router/errors';
import { route, type Route } from '../router/route';
import { isExportType } from './columns';
import { exportFileName, isFinished } from './export-files';
import { exportProgress, startExport } from './export-job';

/** `POST reports/{type}/export` with `{ report_args, email }`: begins to write a CSV file of all rows. */
const writeExport: Route = route({
	path: '/wc-analytics/reports/:type([a-z]+)/export',
	method: 'EDIT',
	changes: 'own',
	args: {
		type: { type: 'string', required: true },
		report_args: { type: 'object' },
		email: { type: 'boolean', default: false },
	},
	async handle(call) {
		const { type, email } = call.args;
		if (!isExportType(type)) {
			throw new RestError(
				'woocommerce_admin_reports_export_invalid_type',
				'Sorry, there is no report of that type.',
				404,
			);
		}
		// Checked to be an object above; its entries are checked by the report.
		const reportArguments = { ...(call.args.report_args as Record<string, unknown> | undefined) };
		const id = await startExport(type, reportArguments, call, async (exportId) => {
			if (email) {
				await addNote(call.context, readyNote(type, exportId));
			}
		});
		if (id === undefined) {
			return {
				data: {
					message: __('There is no data to export for the given request.', 'store-analytics'),
				},
			};
		}
		const status = call.restUrl(`/wc-analytics/reports/${type}/export/${id}/status`);
		return {
			data: {
				message: email
					? __(
							'Your report file is being generated. You will find it in the inbox.',
							'store-analytics',
						)
					: __('Your report file is being generated.', 'store-analytics'),
				export_id: id,
				_links: { status: [{ href: status }] },
			},
		};
	},
});

/** `GET reports/{type}/export/{id}/status`: percent, and the address of the file when it is there. */
const exportStatus: Route = route({
	path: '/wc-analytics/reports/:type([a-z]+)/export/:export_id([a-z0-9]+)/status',
	args: {
		type: { type: 'string', required: true },
		export_id: { type: 'string', required: true },
	},
	async handle({ args: { type, export_id: id }, context, siteUrl, restUrl }) {
		const progress = exportProgress(id);
		if (progress === null) {
			throw new RestError(
				'woocommerce_admin_reports_export_failed',
				__('The report file could not be written. Export it again.', 'store-analytics'),
				500,
			);
		}
		const self = [{ href: restUrl(`/wc-analytics/reports/${type}/export/${id}/status`) }];
		if (progress !== undefined) {
			// Whole only when the file can be fetched.
			return { data: { percent_complete: Math.min(progress, 99), _links: { self } } };
		}
		if (!(await isFinished(context.database, id))) {
			throw new RestError(
				'woocommerce_admin_reports_export_invalid_id',
				'Sorry, there is no export with that ID.',
				404,
			);
		}
		return {
			data: {
				percent_complete: 100,
				download_url: `${siteUrl}/wp-admin/?${downloadQuery(type, id)}`,
				_links: { self },
			},
		};
	},
});

function downloadQuery(type: string, id: string): string {
	return `action=woocommerce_admin_download_report_csv&filename=${exportFileName(type, id)}`;
}

function readyNote(type: string, id: string) {
	return {
		name: 'wc-admin-report-export-ready',
		title: __('Your report file is ready', 'store-analytics'),
		content: __(
			'The file has all rows of the report. The last 20 files are kept.',
			'store-analytics',
		),
		action: {
			name: 'download',
			label: __('Download', 'store-analytics'),
			query: `?${downloadQuery(type, id)}`,
		},
	};
}

/** Reports as files. */
export const exportRoutes: readonly Route[] = [writeExport, exportStatus];
