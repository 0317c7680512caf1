import type { ReactNode } from 'react';
import clsx from 'clsx';
import { useInstanceId } from '../hooks/use-instance-id';
import './fields.css';

export interface RadioFieldOption {
	readonly value: string;
	readonly label: string;
	/** Said below the label, and read out with it. */
	readonly description?: ReactNode;
}

export interface RadioFieldProps {
	/** Names the group; without it, something around it must. */
	readonly label?: string;
	readonly value: string;
	readonly options: readonly RadioFieldOption[];
	readonly className?: string;
	readonly onChange: (value: string) => void;
}

/** A choice of one, all of them in sight; none is chosen while `value` is none of theirs. */
export function RadioField({ label, value, options, className, onChange }: RadioFieldProps) {
	const name = useInstanceId('radio-field');
	return (
		<div role="radiogroup" aria-label={label} className={clsx('sa-radio', className)}>
			{options.map((option, index) => {
				const id = `${name}-${index}`;
				return (
					<div key={option.value} className="sa-radio__option">
						<input
							id={id}
							type="radio"
							name={name}
							value={option.value}
							className="sa-radio__input"
							checked={option.value === value}
							aria-describedby={option.description ? `${id}__help` : undefined}
							onChange={() => onChange(option.value)}
						/>
						<label className="sa-radio__label" htmlFor={id}>
							{option.label}
						</label>
						{option.description && (
							<p id={`${id}__help`} className="sa-radio__description">
								{option.description}
							</p>
						)}
					</div>
				);
			})}
		</div>
	);
}
