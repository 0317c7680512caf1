/** The project's only import of moment (docs: one door per library); everybody else takes it from here. */
import moment from 'moment';

export { moment };
export type Moment = moment.Moment;
