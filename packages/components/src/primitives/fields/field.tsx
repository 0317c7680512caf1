import type { ReactNode } from 'react';
import clsx from 'clsx';
import { VisuallyHidden } from '../visually-hidden';
import './fields.css';

export interface FieldProps {
	/** The control's id. */
	id: string;
	label?: ReactNode;
	hideLabelFromVision?: boolean;
	help?: ReactNode;
	className?: string;
	children: ReactNode;
}

/**
 * The frame of every form control: label above, help below, with WordPress's class names. The help's id is
 * `<id>__help`.
 */
export function Field({ id, label, hideLabelFromVision, help, className, children }: FieldProps) {
	return (
		<div className={clsx('sa-field', className)}>
			<div className="sa-field__row">
				{label && (
					<label className={hideLabelFromVision ? undefined : 'sa-field__label'} htmlFor={id}>
						{hideLabelFromVision ? <VisuallyHidden>{label}</VisuallyHidden> : label}
					</label>
				)}
				{children}
			</div>
			{help && (
				<p id={`${id}__help`} className="sa-field__help">
					{help}
				</p>
			)}
		</div>
	);
}
