# Wat een partij waard was.

web-screen-review = Terugblik
web-review-about = Elke beslissing van deze partij wordt gewogen: wat iedereen kon weten, wat de keuze waard was, wat beter was geweest. Dat duurt een minuut of twee.
web-review-begin = Blik terug op deze partij
web-review-going = Gewogen: { $done } van { $total }
web-review-meanwhile = Je kunt intussen iets anders doen: de terugblik blijft bewaard, en wie de link heeft, vindt hem hier.
web-review-chances = Winstkansen
web-review-open = Met open kaarten
web-review-watched = Zoals een toeschouwer het zag
web-review-look = Bekijken
web-review-differently = Anders spelen
web-review-percent = { "%" }
