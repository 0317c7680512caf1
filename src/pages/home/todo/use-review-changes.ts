import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { reviewsStore } from '@store-analytics/data';
import type { Review } from '@store-analytics/rest-api';
import { attempt } from '../../../platform/failures';
import { createNotice } from '../../../platform/notices';

/** The actions on a waiting review. Each reports its result, can be undone, and resolves to true on success. */
export function useReviewChanges({ id, reviewer }: Review) {
	const { updateReview, deleteReview } = useDispatch(reviewsStore);
	const notice = `review-${id}`;
	const change = (work: () => unknown) =>
		attempt(
			notice,
			(reason) =>
				sprintf(
					/* translators: 1: name of a customer, 2: what went wrong and what to do */
					__('The review by %1$s could not be changed. %2$s', 'store-analytics'),
					reviewer,
					reason,
				),
			work,
		);
	const changeWithUndo = async (content: string, work: () => unknown, back: string) => {
		const isDone = await change(work);
		if (!isDone) return false;
		const undo = () => void change(() => updateReview(id, { status: back }));
		const action = { label: __('Undo', 'store-analytics'), onClick: undo };
		createNotice({ id: notice, status: 'success', content, action });
		return true;
	};
	return {
		approve: () =>
			changeWithUndo(
				__('Review approved.', 'store-analytics'),
				() => updateReview(id, { status: 'approved' }),
				'hold',
			),
		trash: () =>
			changeWithUndo(
				__('Review moved to the trash.', 'store-analytics'),
				() => deleteReview(id),
				'untrash',
			),
	};
}
