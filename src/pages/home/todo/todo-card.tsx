import { useRef, useState, type ReactNode } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import clsx from 'clsx';
import {
	Button,
	Card,
	Link,
	LoadingStatus,
	Placeholder,
	Pill,
	StateDrawing,
} from '@store-analytics/components';
import type { Loadable } from '@store-analytics/data';
import { FailureLine } from '../../../platform/failures';
import { OpenInShop } from '../../../platform/open-in-shop';
import { SlowResponseNotice } from '../../../platform/slow-response';
import { many } from '../requests';

/** Some tasks, and their total number. */
export interface TodoItems<Item> {
	readonly items: readonly Item[];
	readonly total: number;
}

interface TodoCardProps<Item> {
	readonly title: string;
	/** How many are shown at first. */
	readonly rows: number;
	/** Requests this many of them; completed ones are left out. */
	readonly useTodoItems: (rows: number, isEnabled: boolean) => Loadable<TodoItems<Item>>;
	/** Shown when there are none. */
	readonly nothing: string;
	/** The same list behind the wp-admin of a connected shop. */
	readonly place: string;
	/** A report with all of them; without it they are listed here. */
	readonly report?: string;
	/** A line of the list; it calls `onDone` when it disappears, so that the focus is not lost. */
	readonly children: (thing: Item, onDone: () => void) => ReactNode;
}

/** A list of tasks: the newest few, and all on demand. */
export function TodoCard<Item>(props: TodoCardProps<Item>) {
	const { title, rows, useTodoItems, nothing, report } = props;
	const [wantsAll, setWantsAll] = useState(false);
	const first = useTodoItems(rows, true);
	const [wasAwaited] = useState(first.status === 'loading');
	const all = useTodoItems(many, wantsAll);
	const list = useRef<HTMLDivElement>(null);
	const found = all.data ?? first.data;
	const failed = [first, all].find(({ status }) => status === 'error');
	const count = found?.total ?? 0;
	const hasMore = found !== undefined && count > found.items.length;
	return (
		<Card
			className="sa-home__card"
			title={title}
			action={count > 0 && <Pill>{String(count)}</Pill>}
		>
			<div
				ref={list}
				tabIndex={-1}
				role="group"
				aria-label={title}
				className={clsx('sa-home__list', { 'was-awaited': wasAwaited })}
			>
				{failed && (
					<FailureLine
						recovers
						what={__('This list could not be loaded.', 'store-analytics')}
						error={failed.error}
						onRetry={failed.retry}
						retryLabel={__('Try again', 'store-analytics')}
					/>
				)}
				{found ? (
					<Things {...props} things={found.items} onDone={() => list.current?.focus()} />
				) : (
					!failed && <Awaited rows={rows} />
				)}
				{found?.items.length === 0 && !failed && <Nothing text={nothing} />}
			</div>
			<div className="sa-home__more">
				{hasMore && report !== undefined && (
					<Link href={report}>{__('View all', 'store-analytics')}</Link>
				)}
				{hasMore && report === undefined && !wantsAll && (
					<Button variant="link" onClick={() => setWantsAll(true)}>
						{count > many
							? /* translators: %d: a number of orders or reviews */
								sprintf(__('Show the newest %d', 'store-analytics'), many)
							: /* translators: %d: how many orders or reviews there are */
								sprintf(__('Show all %d', 'store-analytics'), count)}
					</Button>
				)}
				<OpenInShop screen={props.place} />
			</div>
		</Card>
	);
}

function Nothing({ text }: { readonly text: string }) {
	return (
		<p className="sa-home__nothing">
			<StateDrawing state="empty" />
			{text}
		</p>
	);
}

function Things<Item>({
	things,
	children,
	onDone,
}: Pick<TodoCardProps<Item>, 'children'> & {
	readonly things: readonly Item[];
	readonly onDone: () => void;
}) {
	return <ul>{things.map((thing) => children(thing, onDone))}</ul>;
}

function Awaited({ rows }: { rows: number }) {
	return (
		<>
			<LoadingStatus isLoading />
			<SlowResponseNotice />
			<ul aria-hidden="true">
				{Array.from({ length: rows }, (_, index) => (
					<li key={index} className="sa-home__item">
						<Placeholder width="70%" />
						<Placeholder width="40%" />
					</li>
				))}
			</ul>
		</>
	);
}
