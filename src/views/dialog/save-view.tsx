import { useEffect, useRef, useState, type FormEvent } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { Button, CheckboxField, TextField } from '@store-analytics/components';
import { viewLimits, viewName } from '@store-analytics/rest-api';
import { FailureLine } from '../../platform/failures';
import { createNotice } from '../../platform/notices';
import { SlowResponseNotice } from '../../platform/slow-response';
import { queryToKeep, type ShownScreen } from '../address';
import { hasName, withView } from './edits';
import { newId } from '../new-id';
import { useViews } from '../use-views';

interface SaveViewProps {
	readonly screen: ShownScreen;
	readonly onClose: () => void;
}

/** Saves the current screen as a view. The text stays until the shop has saved it. */
function useSaving({ screen, onClose }: SaveViewProps) {
	const { views, change } = useViews();
	const { path } = screen;
	// Every retry uses the same id.
	const [id] = useState(newId);
	const [text, setText] = useState('');
	const [isDefault, setIsDefault] = useState(false);
	const [isSaving, setIsSaving] = useState(false);
	const [problem, setProblem] = useState('');
	const [failure, setFailure] = useState<{ error: unknown }>();
	const name = viewName(text);
	const others = views.filter((view) => view.id !== id);
	const isReplacing = others.some((view) => hasName(view, { path, name }));

	const save = async () => {
		setFailure(undefined);
		const wrong = problemWith(name, isReplacing ? 0 : others.length);
		setProblem(wrong);
		if (wrong !== '' || isSaving) return;
		setIsSaving(true);
		try {
			const view = { id, name, path, query: queryToKeep(screen), isDefault };
			await change((kept) => withView(kept, view));
		} catch (error) {
			setFailure({ error });
			return setIsSaving(false);
		}
		/* translators: %s: name that a user has given to a view */
		const content = sprintf(__('The view “%s” has been saved.', 'store-analytics'), name);
		createNotice({ id: 'views', status: 'success', content });
		onClose();
	};
	const type = (typed: string) => {
		setText(typed);
		setProblem('');
	};
	return { text, type, isDefault, setIsDefault, isSaving, isReplacing, problem, failure, save };
}

/** The form that names the view. */
export function SaveView(props: SaveViewProps) {
	const { text, type, isDefault, setIsDefault, ...saving } = useSaving(props);
	const { isSaving, isReplacing, problem, failure, save } = saving;
	const field = useRef<HTMLInputElement>(null);
	// A dialog focuses its first button, which closes this one.
	useEffect(() => field.current?.focus(), []);
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void save();
	};
	return (
		<form className="sa-views__form" onSubmit={submit} noValidate>
			<p>
				{__(
					'Saves the current date range, filters, columns, sorting and chart.',
					'store-analytics',
				)}
			</p>
			<TextField
				ref={field}
				label={__('Name', 'store-analytics')}
				value={text}
				maxLength={viewLimits.nameLength}
				required
				aria-invalid={problem !== ''}
				onChange={type}
			/>
			{problem !== '' && (
				<p role="alert" className="sa-views__problem">
					{problem}
				</p>
			)}
			<CheckboxField
				label={__('Make this the default', 'store-analytics')}
				checked={isDefault}
				onChange={setIsDefault}
			/>
			{failure && (
				<FailureLine
					what={__('The view could not be saved.', 'store-analytics')}
					error={failure.error}
					onRetry={() => void save()}
				/>
			)}
			{isSaving && <SlowResponseNotice />}
			<div className="sa-views__answers">
				<Button variant="tertiary" onClick={props.onClose}>
					{__('Cancel', 'store-analytics')}
				</Button>
				<Button variant="primary" type="submit" isBusy={isSaving}>
					{isReplacing ? __('Replace view', 'store-analytics') : __('Save view', 'store-analytics')}
				</Button>
			</div>
		</form>
	);
}

/** Returns why a view cannot be saved; '' if it can. */
function problemWith(name: string, others: number): string {
	if (name === '') return __('Enter a name for the view.', 'store-analytics');
	if (others < viewLimits.count) return '';
	return sprintf(
		/* translators: %d: number of views */
		__('You already have %d views. Delete one first.', 'store-analytics'),
		viewLimits.count,
	);
}
