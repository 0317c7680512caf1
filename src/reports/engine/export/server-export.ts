import { dispatch, select } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { exportStore, OperationError } from '@store-analytics/data';
import { isDictionary, paths, webAddress } from '@store-analytics/rest-api';
import { request } from '@store-analytics/rest-api/client';
import { createFailureNotice, reasonOf } from '../../../platform/failures';
import { createNotice } from '../../../platform/notices';
import { startSlowResponseNotice } from '../../../platform/slow-response';
import type { Params } from '../query/requests';

const askAgainAfter = 3000;
/** Ten minutes; a slower shop only sends the e-mail. */
const maxPolls = 200;

/**
 * Requests the report's file from the shop, which mails it to the user. A user who is still here also gets a link.
 * Never rejects: results are shown as notices.
 */
export async function mailReport(type: string, title: string, params: Params): Promise<void> {
	const notice = { id: `report-export-${type}` };
	try {
		const content = await Promise.resolve(dispatch(exportStore).startExport(type, params)).finally(
			startSlowResponseNotice(notice.id),
		);
		createNotice({ ...notice, status: 'success', content });
	} catch (error) {
		const reason = told(error);
		const content = sprintf(
			/* translators: %s: what went wrong */
			__('The export could not be requested: %s', 'store-analytics'),
			reason,
		);
		return createFailureNotice(notice.id, content, error);
	}
	const url = await whenReady(type, select(exportStore).getExportId(type, params));
	if (url === undefined) return;
	createNotice({
		...notice,
		status: 'success',
		/* translators: %s: name of a report */
		content: sprintf(__('The file of %s is ready.', 'store-analytics'), title),
		action: { label: __('Download', 'store-analytics'), url },
	});
}

/** A shop that starts no export may say why; that is not a failed request (S5.stores.1). */
function told(error: unknown): string {
	const isShops = error instanceof OperationError && !(error.cause instanceof Error);
	return (isShops && error.message) || reasonOf(error);
}

/** Address of the file; undefined when the shop does not tell. */
async function whenReady(type: string, id: string | undefined): Promise<string | undefined> {
	if (id === undefined) return undefined;
	for (let poll = 0; poll < maxPolls; poll += 1) {
		try {
			const status = await request({ path: paths.reportExportStatus(type, id) });
			const url = isDictionary(status) ? status['download_url'] : undefined;
			if (typeof url === 'string') return webAddress(url);
		} catch {
			return undefined;
		}
		await new Promise((resolve) => setTimeout(resolve, askAgainAfter));
	}
	return undefined;
}
