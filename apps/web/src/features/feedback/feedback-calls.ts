import { type Feedback, feedbackState, giveFeedback } from '@gosds/contract/accounts/feedback';
import { queryOptions } from '@tanstack/react-query';
import { invoke } from '../../api/invoke.ts';

export const loadFeedbackState = () => invoke(feedbackState);

export const givenFeedback = queryOptions({ queryKey: ['feedback'], queryFn: loadFeedbackState });

export const sendFeedback = (body: Feedback) => invoke(giveFeedback, { body });
