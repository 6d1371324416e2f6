pageTitle = FeedBack
heading = How was it?
intro = Tell us how you like GoSDS. It takes half a minute.
about = Tell us how you like GoSDS. You last bought the sheet of { $product }.
question-raiting1 = How good are the sheets?
question-raiting2 = How easy is it to make one?
question-raiting3 = How likely are you to use GoSDS again?
stars =
    { NUMBER($count) ->
        [one] { NUMBER($count) } star
        *[other] { NUMBER($count) } stars
    }
missing = Choose one to five stars.
comment-label = Comment
comment-usual = Extremely satisfied
send = Send
thanks = Thank you for your feedback
kept = We read every answer.
back = Back to GoSDS
