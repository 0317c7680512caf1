import { useMemo, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { decodeEntities } from '@store-analytics/currency';
import { Button, Link, ReviewRating, SanitizedHtml } from '@store-analytics/components';
import { useReviews, type Loadable } from '@store-analytics/data';
import type { Review } from '@store-analytics/rest-api';
import { useAppSettings } from '../../../platform/settings/settings-context';
import { productLink } from '../../../platform/record-links';
import { few, unapprovedReviews } from '../requests';
import { TodoCard, type TodoItems } from './todo-card';
import { useReviewChanges } from './use-review-changes';

/** Reviews that wait for approval. */
export function UnapprovedReviews({ title }: { title: string }) {
	return (
		<TodoCard
			title={title}
			rows={few.reviews}
			useTodoItems={useUnapprovedReviews}
			nothing={__('No reviews to approve.', 'store-analytics')}
			place="edit.php?post_type=product&page=product-reviews&comment_status=moderated"
		>
			{(review, onDone) => <UnapprovedReview key={review.id} review={review} onDone={onDone} />}
		</TodoCard>
	);
}

function useUnapprovedReviews(rows: number, isEnabled: boolean): Loadable<TodoItems<Review>> {
	const query = useMemo(() => unapprovedReviews(rows), [rows]);
	const { total, ...reviews } = useReviews(query, isEnabled);
	return useMemo(() => {
		const held = (reviews.data ?? []).filter(({ status }) => status === 'hold');
		const done = (reviews.data ?? []).length - held.length;
		const waiting = { items: held, total: (total ?? held.length + done) - done };
		// as: the same state, with other data if there are any.
		return { ...reviews, data: reviews.data && waiting } as Loadable<TodoItems<Review>>;
		// eslint-disable-next-line react-hooks/exhaustive-deps -- its parts are what changes
	}, [reviews.data, reviews.status, reviews.error, total]);
}

function UnapprovedReview({ review, onDone }: { review: Review; onDone: () => void }) {
	const settings = useAppSettings();
	return (
		<li className="sa-home__item">
			<span className="sa-home__item-line">
				<Link {...productLink(settings, review.product_id)}>
					{decodeEntities(review.product_name ?? '')}
				</Link>
				<ReviewRating review={review} size={14} />
			</span>
			<span className="sa-home__item-line is-muted">
				<span>{decodeEntities(review.reviewer)}</span>
				{settings.connectedShop === null && <Decision review={review} onDone={onDone} />}
			</span>
			<Words html={review.review} />
		</li>
	);
}

/** Letters of a review that fit into two lines of a card. */
const short = 90;

/** The customer's text; long text opens on demand. */
function Words({ html }: { html: string }) {
	const [isOpen, setIsOpen] = useState(false);
	const isLong = html.length > short;
	return (
		<>
			<SanitizedHtml
				as="div"
				className={`sa-home__excerpt${isOpen ? ' is-open' : ''}`}
				html={html}
			/>
			{isLong && !isOpen && (
				<Button variant="link" className="sa-home__open" onClick={() => setIsOpen(true)}>
					{__('Read full review', 'store-analytics')}
				</Button>
			)}
		</>
	);
}

function Decision({ review, onDone }: { review: Review; onDone: () => void }) {
	const { approve, trash } = useReviewChanges(review);
	const act = (change: () => Promise<boolean>) => () =>
		void change().then((isDone) => isDone && onDone());
	return (
		<span className="sa-home__actions">
			<Button
				variant="secondary"
				isSmall
				label={
					/* translators: %s: name of a customer */
					sprintf(__('Approve review by %s', 'store-analytics'), review.reviewer)
				}
				onClick={act(approve)}
			>
				{__('Approve', 'store-analytics')}
			</Button>
			<Button
				variant="tertiary"
				isSmall
				label={
					/* translators: %s: name of a customer */
					sprintf(__('Move review by %s to the trash', 'store-analytics'), review.reviewer)
				}
				onClick={act(trash)}
			>
				{__('Trash', 'store-analytics')}
			</Button>
		</span>
	);
}
